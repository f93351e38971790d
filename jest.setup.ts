import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

// jsdom leaves these out; every browser and Node have them (image-size reads picture files with one).
Object.assign(globalThis, { TextDecoder, TextEncoder });
