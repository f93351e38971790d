import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);
// How long a busy machine takes to load an island's own code is no requirement.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has the element and not its methods.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// What React draws after a press stands in no exported page: here every class list is read as it is made.
jest.mock('@/components/ui/cn', () => ({
  cn: (...classes: unknown[]) => {
    const { clsx } = jest.requireActual('clsx');
    const { classConflicts } = jest.requireActual('./scripts/checks/class-conflicts');
    const list: string = clsx(classes);
    const conflicts = classConflicts(list);
    if (conflicts.length > 0) throw new Error(`Two classes for one property: ${conflicts.join(', ')} in "${list}"`);
    return list;
  },
}));
