import nextEnv from '@next/env';

/** Puts the settings of `.env.local` and its like into the environment, as the build reads them; what is set there stays. */
export function loadSettings(isDev = false): void {
  nextEnv.loadEnvConfig('.', isDev, { info: () => {}, error: console.error });
}
