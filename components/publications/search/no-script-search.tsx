import { Button } from '@/components/ui/button';
import { publicationSearch as words } from '@/content/publication-search';
import { withTrailingSlash } from '@/lib/with-trailing-slash';

/** Where no script runs: the way to the subjects, whose cases the browser's own Find can look through. */
export function NoScriptSearch() {
  return (
    <search aria-label={words.label} className="hidden no-script:block print:hidden">
      <form action={withTrailingSlash(words.subjects.href)} className="flex flex-wrap items-end gap-2">
        <label className="grow font-semibold text-small">
          {words.noScriptLabel}
          <input
            type="search"
            name="q"
            maxLength={200}
            className="mt-1.5 block min-h-12 w-full rounded border border-edge bg-card px-3 font-normal text-base"
          />
        </label>
        <Button type="submit" look="secondary" className="min-h-12">
          {words.submitLabel}
        </Button>
      </form>
      <p className="mt-2 text-muted text-small">{words.noScript}</p>
    </search>
  );
}
