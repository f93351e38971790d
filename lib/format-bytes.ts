/** A file's size as readers on metered data know it: "41 KB", "1.2 MB". Decimal units, rounded up to a whole KB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
