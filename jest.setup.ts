import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);
// How long a busy machine takes to load an island's own code is no requirement.
configure({ asyncUtilTimeout: 10_000 });

Element.prototype.scrollIntoView = () => undefined;
// jsdom has the element and not its methods.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
