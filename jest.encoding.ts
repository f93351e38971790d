import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out; every browser and Node have them (image-size reads picture files with one).
Object.assign(globalThis, { TextDecoder, TextEncoder });
