'use client';

import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type PdfFile, PdfLink } from '@/components/publications/gate/pdf-link';
import { cn } from '@/components/ui/cn';
import { Heading } from '@/components/ui/heading';
import { island, useIslandRoot } from '@/components/ui/island';
import { Link, TextLink } from '@/components/ui/link';
import { allPublicationsHint, builtInForm } from '@/content/built-in-form';
import { BuiltInQuestions } from './built-in-questions';

type BuiltInFormProps = { siteName: string; files: readonly PdfFile[] };

/**
 * The built-in form and its thanks. In a frame it sends the form service's messages to the page around it; in a tab of its
 * own it ends with a link to the PDF that the address names.
 */
export const BuiltInForm = island(function BuiltInForm({ siteName, files }: BuiltInFormProps) {
  const root = useIslandRoot<HTMLDivElement>();
  // The publication's title, from the hash, where the form library puts hidden fields. Undefined in the exported page.
  const [requested, setRequested] = useState<string>();
  const [isSent, setSent] = useState(false);
  const ending = useRef<HTMLHeadingElement>(null);
  const publication = files.find(({ title }) => title === requested);

  const isForPdf = requested !== '';
  const { title } = isForPdf ? builtInForm.forPdf : builtInForm.general;

  useLayoutEffect(() => setRequested(new URLSearchParams(window.location.hash.slice(1)).get('publication') ?? ''), []);
  useEffect(() => {
    if (root.ref.current) return connectToParent(root.ref.current);
  }, [root.ref]);
  useEffect(() => {
    if (!isForPdf) document.title = title;
  }, [isForPdf, title]);
  useEffect(() => {
    if (isSent) ending.current?.focus();
  }, [isSent]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    post('form-submit', { responseId: `preview-${Date.now()}` });
    setSent(true);
  }

  return (
    <div {...root} className="mx-auto max-w-[42rem] px-5 py-4">
      {/* Only in a tab of its own, where the hash names an element; in a frame the page around it says whose form this is. */}
      <header className="mb-6 hidden flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b pb-4 [:root:has(:target)_&]:flex no-script:hidden! failed:hidden!">
        <Link href="/" className="font-medium font-serif text-ink text-title no-underline" label={siteName} />
        <p className={cn('text-muted text-small', !publication && 'invisible')}>
          {builtInForm.forLabel} <strong className="font-semibold text-ink">{publication?.title}</strong>
        </p>
      </header>
      <Heading
        level={1}
        size="title"
        className={cn('mb-3 no-script:sr-only failed:sr-only', isSent && 'sr-only', !isForPdf && 'pr-12')}
      >
        <span>{title}</span>
      </Heading>
      {isSent ? (
        <div className="grid justify-items-start gap-4">
          <Heading ref={ending} tabIndex={-1} size="title" className="outline-none" text={builtInForm.thanks.title} />
          <p className="text-muted">{builtInForm.thanks.text}</p>
          {publication ? (
            <PdfLink item={publication} />
          ) : (
            <TextLink href={allPublicationsHint.list.href} newTab label={allPublicationsHint.list.label} />
          )}
        </div>
      ) : (
        <div className="no-script:hidden failed:hidden">
          <BuiltInQuestions isForPdf={isForPdf} onSubmit={onSubmit} />
        </div>
      )}
    </div>
  );
});

/** Sends a message to the page around the frame, if it is of this site. */
function post(type: string, data?: object): void {
  const embedId = new URLSearchParams(window.location.search).get('typeform-embed-id');
  if (embedId) window.parent.postMessage({ type, embedId, formId: 'preview', ...data }, window.location.origin);
}

/** Tells the page around the frame that the form is ready, its height, and Escape; focuses the first field on request. */
function connectToParent(form: HTMLElement): () => void {
  const listening = new AbortController();
  post('form-ready');
  const height = new ResizeObserver(() => post('form-height-changed', { height: form.offsetHeight }));
  height.observe(form);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && post('form-close'), listening);
  const onMessage = ({ data }: MessageEvent) => data === 'embed-focus' && form.querySelector('input')?.focus();
  window.addEventListener('message', onMessage, listening);
  return () => {
    height.disconnect();
    listening.abort();
  };
}
