import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { SceneContents } from '@/content/types';

const indent = ['pl-0', 'pl-4', 'pl-8'] as const;

export function RepositoryScene({ tree, folder, files, drop, dragged }: SceneContents['repository']) {
  return (
    <div aria-hidden="true" className="grid h-full @lg:grid-cols-[13rem_1fr]">
      <ul className="hidden border-line border-r bg-paper px-4 py-4 @lg:block">
        {tree.map(({ label, depth, note, isCurrent }) => (
          <li key={label} className={cn('py-1', indent[depth], depth === 0 && 'not-first:mt-3 font-semibold')}>
            <span
              className={cn(
                '-mx-2 flex items-center gap-2 rounded-sm px-2 py-0.5',
                isCurrent && 'bg-teal-soft font-semibold text-teal-deep',
              )}
            >
              {depth > 0 && <Icon name="folder" className="size-4" />}
              {label}
            </span>
            {note && <span className="block font-normal text-muted text-tiny">{note}</span>}
          </li>
        ))}
      </ul>
      <div className="flex flex-col">
        <p className="flex items-center gap-2 border-line border-b px-4 py-3 font-semibold @md:px-5">
          <Icon name="folder" className="size-5 text-teal" />
          {folder}
        </p>
        <ul className="divide-y divide-line px-4 @md:px-5">
          {files.map(({ name, type, detail }) => (
            <li key={name} className="flex items-center gap-3 py-2.5">
              <FileType type={type} />
              <span className="grow">{name}</span>
              <span className="whitespace-nowrap text-muted text-tiny">{detail}</span>
            </li>
          ))}
        </ul>
        <div className="relative m-4 mt-2 grid min-h-40 grow content-start rounded border border-teal [border-style:dashed] bg-teal-soft px-4 py-4 @md:m-5 @md:mt-2">
          <p className="font-semibold text-teal-deep">{drop.title}</p>
          <p className="max-w-56 text-ink text-tiny">{drop.hint}</p>
          <p className="absolute right-4 bottom-5 flex -rotate-2 items-center gap-3 rounded border border-line bg-card px-3 py-2.5 shadow-float">
            <FileType type={dragged.type} />
            {dragged.name}
            <svg
              aria-hidden="true"
              viewBox="0 0 16 20"
              className="absolute -right-2 -bottom-3 h-5 w-4 fill-ink stroke-card"
            >
              <path d="M1 1v14.5l3.6-3.4 2.3 5.6 2.6-1.1-2.3-5.4h5L1 1Z" />
            </svg>
          </p>
        </div>
      </div>
    </div>
  );
}

function FileType({ type }: { type: string }) {
  return (
    <span className="inline-grid w-11 shrink-0 place-items-center rounded-sm border border-line bg-card py-0.5 font-semibold text-muted text-tiny">
      {type}
    </span>
  );
}
