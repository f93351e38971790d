import { describeWalks } from './walks';

describeWalks('Firefox');
