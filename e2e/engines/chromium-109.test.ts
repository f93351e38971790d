import { describePlainWalks } from './plain-walks';

describePlainWalks('Chromium 109');
