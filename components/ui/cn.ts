/**
 * Joins class names without merging: merging would cost every page 8 KB. A primitive marks classes that a caller may
 * override with `default:` (app/globals.css); between two others the style sheet's order decides.
 */
export { clsx as cn } from 'clsx';
