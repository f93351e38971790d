/**
 * Joins class names, and merges none: that would cost every page 8 KB. A primitive marks what a caller may override
 * with `default:` (app/globals.css). Of two plain classes for one property the style sheet's order decides.
 */
export { clsx as cn } from 'clsx';
