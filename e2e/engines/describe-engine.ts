import type { EngineName } from '@/scripts/programs';
import { describeWith } from '../support/describe-with';
import type { Driver } from './driver';
import { type Site, startSite } from './site';
import { startEngine } from './start';
import { type Visitor, visitor } from './visitor';

export type Opened = { site: Site; reader: Visitor };

/**
 * `describe` for walks through one engine.
 *
 * @param walks gets what gives the site and the reader, once a test runs
 */
export function describeEngine(name: EngineName, walks: (opened: () => Opened) => void): void {
  describeWith(name, name, () => {
    let site: Site;
    let driver: Driver;
    let reader: Visitor;
    beforeAll(async () => {
      site = await startSite();
      driver = await startEngine(name);
      reader = visitor(driver, site.origin);
    });
    beforeEach(async () => {
      await driver.closeOthers();
      site.asked.length = 0;
      site.told.length = 0;
    });
    afterAll(async () => {
      await driver?.stop();
      await site?.stop();
    });
    walks(() => ({ site, reader }));
  });
}
