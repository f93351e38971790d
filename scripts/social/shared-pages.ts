import { home } from '../../content/home';
import { legal } from '../../content/legal';
import { numberPdf } from '../../content/number-pdf';
import { privacy } from '../../content/privacy';
import { publicationsPage } from '../../content/publications-page';
import { team } from '../../content/team';
import { tenthLining } from '../../content/tenth-lining';
import { yourFiles } from '../../content/your-files';

export type SharedPage = {
  title: string;
  /** the title's last phrase, set in italic */
  titleAccent?: string;
};

/**
 * The pages that are shared with a picture of their own, `public/social/<name>.png`, each with the words of its first
 * heading. e2e/export/social-pictures.test.ts compares them with the pages.
 */
export const sharedPages = {
  home: home.hero,
  legal: legal.hero,
  'web-publications': publicationsPage,
  'tenth-lining': tenthLining.hero,
  'tenth-lining-number': numberPdf,
  team: team.intro,
  privacy,
  'your-files': yourFiles,
} as const satisfies Record<string, SharedPage>;
