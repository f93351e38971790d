import { describeWalks } from './walks';

describeWalks('WebKit');
