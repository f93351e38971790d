// Stands at the head of package.json's scripts: npm skips `preinstall` here (.npmrc), and a Node too old would fail in the
// middle of a build with words about something else. Written so that Nodes long out of date can read it.
import { readFileSync } from 'node:fs';

const lowest = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.split(' ')[0].replace('>=', '');
const running = process.argv[2] || process.versions.node;
const [major, minor] = running.split('.').map(Number);
const [lowestMajor, lowestMinor] = lowest.split('.').map(Number);

if (major < lowestMajor || (major === lowestMajor && minor < lowestMinor)) {
  process.stderr.write(`This is Node ${running}; the site needs ${lowest} or newer: https://nodejs.org/en/download\n`);
  process.exit(1);
}
