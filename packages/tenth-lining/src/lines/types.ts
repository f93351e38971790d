/**
 * All places are in page space as displayed: points (1/72 inch), origin at the top left of the visible page (CropBox after
 * Rotate, before UserUnit), y downwards.
 */
export type Box = Size & { x: number; y: number };

export type Size = { width: number; height: number };

/**
 * One run of text as the reader gives it: a glyph, a word or a whole row, in any order. White space alone may be left out.
 * `baseline` is y of the baseline at the run's left end; `angle` in degrees clockwise, 0 for upright. `fontSize` is the size
 * as displayed (with the matrix's scale), not the font operator's.
 */
export type TextPiece = Box & {
  text: string;
  baseline: number;
  fontSize: number;
  angle: number;
  /** Text of an OCR layer (text render mode 3), under or over the picture of the page. */
  isInvisible?: boolean;
  /** It is white, or its page has layers: only the page's picture tells whether it shows. */
  mayBeHidden?: boolean;
};

/** What the reader knows of one page without rendering it. `index` counts from 0. */
export type PageText = Size & {
  index: number;
  pieces: TextPiece[];
  /** Places of pictures; clipped to the page, or not. */
  images: Box[];
  /** Drawn lines and rectangles, if the reader knows them: they mark tables and footnotes. */
  rules?: Box[];
  /** Where text is drawn of which the reader gives no letters. */
  unread?: Box[];
  /** a picture of it cannot be unpacked whole */
  isUndecoded?: boolean;
};

/** Grey picture of a page as displayed: `width` by `height` pixels, row major, 0 black to 255 white; `scale` pixels per point (about 100 / 72). */
export type PagePicture = Size & { index: number; scale: number; grey: Uint8Array };

export type RowKind =
  | 'body'
  | 'running-head'
  | 'page-number'
  | 'margin-number'
  | 'margin-note'
  | 'footnote'
  | 'stamp'
  /** a line drawn with signs: underscores, dashes */
  | 'rule';

/**
 * One row of print. `top`, `bottom`, `left`, `right` are its own box (for highlighting and pressing). `baseline` is y where
 * its number stands: the row's baseline, prolonged to the right edge of the page's text where the page is tilted.
 */
export type Row = {
  top: number;
  bottom: number;
  baseline: number;
  left: number;
  right: number;
  kind: RowKind;
  /** Whether it is counted by itself, before the reader's corrections. */
  counts: boolean;
  /** Type size in points as displayed; estimated from the letters' height in a picture. */
  size: number;
  /** Its words as far as they are known ('' in a picture): compared across pages to find running heads. */
  text: string;
  /** Where its words begin, in points from `left`: what a picture knows of them, compared as `text` is. */
  starts?: number[];
  /** It begins with a raised or small mark, as a footnote does. */
  isMarked?: boolean;
  /** Numerals and signs that stand raised in it, as the marks of notes do. */
  raised?: string[];
  isBelowRule?: boolean;
  /** That line is a short one at the text's left edge, as above footnotes. */
  isBelowSeparator?: boolean;
  isBoxed?: boolean;
  /** Where drawn upright lines part its words. */
  dividers?: number[];
  /** It took in cells beside it that are not level with it, or stands so close to a row that both may be one. */
  isOutOfStep?: 'cells' | 'rows';
  /** How many stretches of print it has, parted by wide gaps. */
  cells?: number;
};

/** Why a page is listed under "Pages to look at". */
export type Doubt =
  /** PDFium cannot read it, or was stopped by it: it stays as it was. */
  | 'unread'
  /** Read back after writing, the page is not what it was: it stays as it was. */
  | 'unwritten'
  /** A picture of it cannot be unpacked, or not whole. */
  | 'undecoded'
  | 'no-text'
  | 'columns'
  | 'table'
  /** Words in a picture on a typed page: whether they are lines is for a person to say. */
  | 'picture'
  /** A drawn chart: the numerals of its axes are left out, its other labels may count. */
  | 'chart'
  | 'sideways'
  | 'poor-scan'
  | 'handwriting'
  /** Too little room beside the lines for their numbers. */
  | 'narrow-margin'
  | 'uneven-rows'
  /** No clear paper beside a line or at the top right: its number stands on white over what is printed there. */
  | 'on-ink'
  /** Read back after writing, the page does not show its numbers. */
  | 'unseen'
  /** A row at the top or bottom edge may be a running head or not; a small row at the foot may be a footnote or not. */
  | 'edge-rows';

/** The rows of one page, from the top. `skew` in degrees clockwise, taken out before the rows were sought. */
export type PageLines = Size & {
  index: number;
  rows: Row[];
  doubts: Doubt[];
  source: 'text' | 'picture' | 'none';
  skew: number;
  /** What stands in the right margin; undefined where nothing does. */
  ink?: MarginInk;
};

/** What stands in the strip for numbers, at the right: a bit for each cell of 2 points from `left`, row by row. */
export type MarginInk = { left: number; across: number; down: number; bits: Uint8Array };

/** What the reader changed by hand. Rows are named by page index and row index; a region holds for one page or for all. */
export type Corrections = {
  regionForAll?: { top: number; bottom: number };
  regions?: Record<number, { top: number; bottom: number }>;
  /** Key `page:row` (indices), value whether that row counts. */
  toggled?: Record<string, boolean>;
  /** Lines that were not found, by page index: where their baselines are, in the page's units from its top. */
  added?: Record<number, number[]>;
  /** Heads and feet of every page, made by headOf of a row that was pressed. */
  heads?: HeadPattern[];
};

/** A row that stands at one edge of every page: how far its baseline is from that edge, and what it says ('' in a picture). */
export type HeadPattern = { edge: 'top' | 'bottom'; distance: number; text: string };

export type NumberingSettings = {
  every: 1 | 5 | 10;
  /** Start at 1 again on each page, or go on through the file. */
  restart: boolean;
  countFootnotes: boolean;
  /** Indices of pages that get no numbers (a cover); where counting goes on they are not counted. */
  skipped: number[];
};

export type Mark = { number: number; baseline: number };
