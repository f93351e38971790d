import type { Route } from 'next';
import type { Sample } from '@/content/types';

/** The ways a form can open over a page (specification §4). The inline way is the publications gate's. */
export const launcherModes = ['popup', 'slider', 'popover', 'side-tab'] as const;
export type LauncherMode = (typeof launcherModes)[number];

/** A form's id: the letters and digits that follow `/to/` in its address. */
export const formIdPattern = /^[A-Za-z0-9]{4,64}$/;

/** How long the tooltip and the dot of a popover take to fade, in ms (specification §9). */
export const fadeTime = 250;

/** Options of every mode, named as the form library names them. docs/forms.md explains each. */
export type CommonOptions = {
  /** hidden fields: name and value, sent in the hash of the form's address, so never to a server's log */
  hidden?: Readonly<Record<string, string>>;
  /** one question's ref and the ref of the answer that is chosen beforehand */
  preselect?: Readonly<Record<string, string>>;
  /** campaign parameters for the form's address: `{ utm_source: 'newsletter' }` */
  tracking?: Readonly<Record<string, string>>;
  /** parameters of this page's address that are passed on; `true` passes all of them */
  transitiveSearchParams?: true | readonly string[];
  disableTracking?: boolean;
  /** plays the form without storing answers; without it the site's setting holds */
  enableSandbox?: boolean;
  /** 0 (clear) to 100 */
  opacity?: number;
  hideHeaders?: boolean;
  hideFooter?: boolean;
  noHeading?: boolean;
  disableScroll?: boolean;
  redirectTarget?: '_self' | '_top' | '_blank' | '_parent';
  /** closes after an answer is sent: `true` after 500 ms, a number after so many, never sooner than 500 */
  autoClose?: true | number;
  /** hides the closed form instead of removing it, so a half-filled form is found as it was left */
  keepSession?: boolean;
  /** opens by itself: at once, when the pointer leaves upwards, after scrolling, after a time */
  open?: 'load' | 'exit' | 'scroll' | 'time';
  /** exit: height of the sensitive strip in px; scroll: per cent of the page; time: milliseconds */
  openValue?: number;
  /** once closed, it does not open by itself again: sets the cookie `tf-{form}-closed` */
  preventReopenOnClose?: boolean;
  /** does not open by itself over another form: any, or the same one */
  respectOpenModals?: 'all' | 'same';
  /** hands the page's Google Analytics client to the form; a string names the tracker */
  shareGaInstance?: true | string;
  /** waits for HubSpot's cookie (10 times 250 ms) and passes it on as a hidden field */
  hubspot?: boolean;
};

/** `size` in per cent of the window less 80 px; or `width` and `height` together, in px or with a unit. */
export type PopupOptions = CommonOptions &
  (
    | { size?: number; width?: undefined; height?: undefined }
    | { size?: undefined; width: number | string; height: number | string }
  );

export type SliderOptions = CommonOptions & { position?: 'left' | 'right'; width?: number | string };

type ButtonColour = {
  /** 3, 4, 6 or 8 hex digits; the text on it is black or white by its luminance */
  buttonColor?: string;
};

export type PopoverOptions = CommonOptions &
  ButtonColour & {
    width?: number | string;
    height?: number | string;
    /** words beside the button, which the visitor can put away */
    tooltip?: string;
    /** shows a dot on the button and, once opened, hides it for so many days (kept in localStorage) */
    notificationDays?: number;
  };

export type SideTabOptions = CommonOptions & ButtonColour & { width?: number | string; height?: number | string };

type Common = Sample & {
  /** the page or pages it stands on */
  pages: Route | readonly Route[];
  /** the form's name for assistive technology; without it, the label */
  title?: string;
  /** a sentence before the button (popup and slider) */
  text?: string;
  /** the form's id; without one the site's built-in form page opens */
  formId?: string;
  /** where the form's account is kept; without it the site's setting holds */
  region?: 'us' | 'eu';
};

type Labelled = {
  /** the words on the button; of a popover, its accessible name; a side tab without them says 'Launch me' */
  label: string;
};

export type ModeLauncher =
  | (Common & Labelled & { mode: 'popup'; options?: PopupOptions })
  | (Common & Labelled & { mode: 'slider'; options?: SliderOptions })
  | (Common & Labelled & { mode: 'popover'; options?: PopoverOptions })
  | (Common & Partial<Labelled> & { mode: 'side-tab'; options?: SideTabOptions });

/** HTML as the form's own "share" screen gives it, with `data-tf-…` attributes. */
export type PastedLauncher = Sample & {
  pages: Route | readonly Route[];
  /** the form's name for assistive technology */
  title: string;
  text?: string;
  html: string;
};

export type Launcher = ModeLauncher | PastedLauncher;

/** What an island gets: everything resolved, nothing to look up. */
export type ResolvedLauncher = {
  mode: LauncherMode;
  /** an id, or the path of the built-in form page */
  form: string;
  region: 'us' | 'eu';
  title: string;
  label: string;
  words: LauncherWords;
  options: CommonOptions & { tooltip?: string; notificationDays?: number; buttonColor?: string };
};

export type LauncherWords = { close: string; loading: string; dismissTooltip: string };
