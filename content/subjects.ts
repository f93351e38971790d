import type { Subject } from './types';

/**
 * The subjects that cases stand under, each with a page of its own. A case names one by its `name`; the `id` is part of
 * the page's address, so a new name may be given, and an id that was published stays.
 */
export const subjects: readonly Subject[] = [
  { id: 'value-added-tax', name: 'Value added tax' },
  { id: 'income-tax', name: 'Income tax' },
  { id: 'withholding-tax', name: 'Withholding tax' },
  { id: 'pay-as-you-earn', name: 'Pay as you earn' },
  { id: 'employees-tax', name: 'Employees’ tax' },
  { id: 'excise-duty', name: 'Excise duty' },
  { id: 'customs', name: 'Customs' },
  { id: 'procedure', name: 'Procedure' },
];
