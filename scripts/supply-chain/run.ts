/** `npm run licences`: writes docs/licences.md. A test compares the two (supply-chain.test.ts). */
import { writeFileSync } from 'node:fs';
import { licenceTable } from './licences';
import { readLockfile } from './lockfile';

writeFileSync('docs/licences.md', licenceTable(readLockfile()));
