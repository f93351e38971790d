import type {
  PopoverOptions as Popover,
  PopupOptions as Popup,
  SidetabOptions as Sidetab,
  SliderOptions as Slider,
} from '@typeform/embed';
import type { Route } from 'next';
import type { Sample } from './types';

/** The ways a form can open over a page (R7.1). The inline way is the publications gate's. */
export const launcherModes = ['popup', 'slider', 'popover', 'side-tab'] as const;
export type LauncherMode = (typeof launcherModes)[number];

/** Options that content may set on any launcher: the form library's own, by name and type. docs/forms.md explains each. */
export type CommonOptions = Pick<
  Popup,
  | 'hidden'
  | 'preselect'
  | 'tracking'
  | 'transitiveSearchParams'
  | 'disableTracking'
  | 'enableSandbox'
  | 'opacity'
  | 'hideHeaders'
  | 'hideFooter'
  | 'noHeading'
  | 'disableScroll'
  | 'redirectTarget'
  | 'autoClose'
  | 'keepSession'
  | 'open'
  | 'openValue'
  | 'preventReopenOnClose'
  | 'respectOpenModals'
  | 'shareGaInstance'
  | 'hubspot'
>;

/** Options of one mode alone. */
export type OwnOptions = {
  popup: Pick<Popup, 'size' | 'width' | 'height'>;
  slider: Pick<Slider, 'position' | 'width'>;
  popover: Pick<Popover, 'width' | 'height' | 'buttonColor' | 'tooltip' | 'notificationDays'>;
  'side-tab': Pick<Sidetab, 'width' | 'height' | 'buttonColor'>;
};

type LauncherOptions<Mode extends LauncherMode> = CommonOptions & OwnOptions[Mode];

/** `size` in per cent of the window less 80 px; or `width` and `height` together, in px or with a unit. */
type PopupSize =
  | { size?: Popup['size']; width?: undefined; height?: undefined }
  | { size?: undefined; width: NonNullable<Popup['width']>; height: NonNullable<Popup['height']> };

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

export type Launcher =
  | (Common & Labelled & { mode: 'popup'; options?: CommonOptions & PopupSize })
  | (Common & Labelled & { mode: 'slider'; options?: LauncherOptions<'slider'> })
  | (Common & Labelled & { mode: 'popover'; options?: LauncherOptions<'popover'> })
  | (Common & Partial<Labelled> & { mode: 'side-tab'; options?: LauncherOptions<'side-tab'> });
