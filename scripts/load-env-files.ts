import nextEnv from '@next/env';

/** Loads `.env.local` and its like into the environment, as the build does; what is set already stays. */
export function loadEnvFiles(isDev = false): void {
  nextEnv.loadEnvConfig('.', isDev, { info: () => {}, error: console.error });
}
