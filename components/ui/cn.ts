/**
 * Joins class names, and merges none: that would cost every page 8 KB. A primitive marks what a caller may override
 * with `default:` (app/globals.css); scripts/checks/class-conflicts.ts finds two plain classes for one property.
 */
export { clsx as cn } from 'clsx';
