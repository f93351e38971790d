import { describeWalks } from './walks';

describeWalks('Chromium 116');
