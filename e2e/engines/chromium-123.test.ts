import { describeWalks } from './walks';

describeWalks('Chromium 123');
