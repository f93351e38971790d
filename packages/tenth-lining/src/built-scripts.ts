import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const place = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** In a build these stand in the place of scripts.ts, by which it has made the files (build.ts). */
export const pageEngine = (): string => readFileSync(place('engine.js'), 'utf8');
export const nodeEngine = (): string => place('node-engine.mjs');
