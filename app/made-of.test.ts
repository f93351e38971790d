import { existsSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };

test.each([
  ...['next', 'react', 'react-dom', '@typeform/embed-react', 'tailwindcss', 'clsx', 'framer-motion'],
  ...['jest', '@testing-library/react', '@playwright/test'],
])('R10.2: the site is made with %s', (name) => {
  expect({ ...manifest.dependencies, ...manifest.devDependencies }).toHaveProperty([name]);
});

test.each([
  ...['package.json', 'tsconfig.json', 'next.config.mjs', 'tailwind.config.ts', 'README.md'],
  ...['app', 'components', 'content', 'public', 'e2e'],
])('R10.3: %s is in the root folder', (name) => {
  expect(existsSync(name)).toBe(true);
});
