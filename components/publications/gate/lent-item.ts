import type { GateItem } from './gate-reducer';

/**
 * Makes the download link of a lent card (browse/lent-cards.ts) the button that other cards have once scripts listen.
 * The gate hears its press by `lentItem`.
 */
export function lendButton(card: Element): void {
  const link = card.querySelector<HTMLElement>('a[data-gate-item]');
  if (!link) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.id = link.id;
  button.className = link.className;
  button.dataset.gateItem = link.dataset.gateItem ?? '';
  button.setAttribute('aria-describedby', link.getAttribute('aria-describedby') ?? '');
  button.setAttribute('aria-haspopup', 'dialog');
  button.textContent = link.textContent;
  link.replaceWith(button);
}

/** The publication of the lent card whose button was pressed; undefined for every other press. */
export function lentItem(target: EventTarget): GateItem | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-gate-item]') : null;
  return button ? JSON.parse(button.dataset.gateItem ?? '') : undefined;
}
