import type { Box, Size } from '../lines/types';
import { givenFloats, type Pdfium } from './pdfium';

/** A page's visible part in the file's own space, whose y grows upwards, and how it is turned for display. */
export type PageGeometry = {
  left: number;
  bottom: number;
  right: number;
  top: number;
  /** quarter turns clockwise */
  turns: 0 | 1 | 2 | 3;
};

export type Point = { x: number; y: number };

export function displayedSize({ left, bottom, right, top, turns }: PageGeometry): Size {
  const across = right - left;
  const up = top - bottom;
  return turns % 2 === 0 ? { width: across, height: up } : { width: up, height: across };
}

/** From the file's space to the page as displayed: origin at the top left, y downwards. */
export function toDisplay({ left, bottom, right, top, turns }: PageGeometry, { x, y }: Point): Point {
  if (turns === 0) return { x: x - left, y: top - y };
  if (turns === 1) return { x: y - bottom, y: x - left };
  if (turns === 2) return { x: right - x, y: y - bottom };
  return { x: top - y, y: right - x };
}

export function fromDisplay({ left, bottom, right, top, turns }: PageGeometry, { x, y }: Point): Point {
  if (turns === 0) return { x: left + x, y: top - y };
  if (turns === 1) return { x: left + y, y: bottom + x };
  if (turns === 2) return { x: right - x, y: bottom + y };
  return { x: right - y, y: top - x };
}

export function displayedBox(geometry: PageGeometry, left: number, bottom: number, right: number, top: number): Box {
  const one = toDisplay(geometry, { x: left, y: bottom });
  const other = toDisplay(geometry, { x: right, y: top });
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

export function pageGeometry(pdfium: Pdfium, page: number): PageGeometry {
  const { call, given } = pdfium;
  call.FPDF_GetPageBoundingBox(page, given);
  const [left = 0, top = 0, right = 0, bottom = 0] = givenFloats(pdfium, 4);
  return { left, bottom, right, top, turns: (call.FPDFPage_GetRotation(page) & 3) as PageGeometry['turns'] };
}
