import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const place = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** A build has these in place of scripts.ts, with which build.ts has written the files. */
export const pageEngine = (): string => readFileSync(place('engine.js'), 'utf8');
export const nodeEngine = (): string => place('node-engine.mjs');
