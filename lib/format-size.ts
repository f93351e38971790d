/**
 * A file's size as people read it, in units of 1024: whole kilobytes below a megabyte, then megabytes to one place.
 *
 * @param bytes a whole number
 * @returns "83 KB", "1.4 MB"
 */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
