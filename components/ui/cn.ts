/**
 * Joins class names, and leaves out what is false. Nothing is merged: islands carry this to every page. A primitive
 * marks what a caller may override with `default:` (app/globals.css); two plain classes for one property are an error
 * that scripts/checks/class-conflicts.ts finds.
 */
export { clsx as cn } from 'clsx';
