/** Next calls this once, when a server starts. An export has none: it is for `next dev`. */
export async function register(): Promise<void> {
  // Both conditions stand here, where Next replaces them, so that no other runtime is given Node's modules.
  if (process.env.NODE_ENV === 'development' && process.env.NEXT_RUNTIME === 'nodejs') {
    const { watchContent } = await import('./scripts/checks/watch-content');
    watchContent();
  }
}
