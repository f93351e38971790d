import type { ScriptFile } from 'tenth-lining/worker';

/** Where a page finds the engine or the sample: an address that changes with what it holds. */
export const scriptAddress = ({ version, name }: ScriptFile): string =>
  `/tenth-lining/number/engine/${version}/${name}`;
