import { describeWalks } from './walks';

describeWalks('Chromium');
