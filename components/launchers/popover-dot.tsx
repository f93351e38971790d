'use client';

import { useEffect, useState } from 'react';
import { libraryForm } from './library-form';
import { showsNotificationDot } from './notification-dot';

type PopoverDotProps = {
  form: string;
  /** in sandbox mode the library shows the dot each time, and notes nothing */
  isAlways: boolean;
};

/** The dot on a popover's button, until the form library is loaded and shows its own. Decoration: it says nothing new. */
export function PopoverDot({ form, isAlways }: PopoverDotProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(isAlways || showsNotificationDot(libraryForm(form), Date.now())), [form, isAlways]);
  if (!isShown) return null;
  return (
    <span
      aria-hidden="true"
      data-testid="popover-dot"
      className="pointer-events-none fixed right-7 bottom-17 z-form size-3 rounded-full border-2 border-card bg-clay max-[30rem]:right-2 max-[30rem]:bottom-10"
    />
  );
}
