import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { browse as words } from '@/content/browse';
import type { BrowseItem } from './arrange';

type List = { hash: string; label: string };

type BrowseResultProps = {
  shown: readonly BrowseItem[];
  lists: readonly List[];
  active: List;
  isFiltered: boolean;
  /** only titles could be searched */
  isPartial: boolean;
  onClear: () => void;
};

/** How many are shown in the open tab, told as it changes; and, where there are none, the ways out. */
export function BrowseResult({ shown, lists, active, isFiltered, isPartial, onClear }: BrowseResultProps) {
  const countIn = ({ hash }: List) => shown.filter(({ list }) => list === hash).length;
  const count = countIn(active);
  const elsewhere = count > 0 ? [] : lists.filter((list) => countIn(list) > 0);
  return (
    <div className="mt-4 mb-8 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2">
      <p role="status" className={count > 0 ? 'text-muted text-small' : 'font-semibold'}>
        {count > 0
          ? `${count} ${count === 1 ? words.one : words.many} ${active.label}.`
          : `${words.none} ${active.label}.`}
        {isPartial && ` ${words.unavailable}`}
      </p>
      {elsewhere.map((list) => (
        <TextLink key={list.hash} href={`#${list.hash}`}>
          {countIn(list)} {words.elsewhere} {list.label}
        </TextLink>
      ))}
      {isFiltered && (
        <Button look="quiet" size="small" onClick={onClear} className="px-0">
          {words.clearLabel}
        </Button>
      )}
    </div>
  );
}
