import type { Subject } from './types';

/** Each subject has a page. A case names its subject by `name`; `id` is part of the page's address, so never change it. */
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
