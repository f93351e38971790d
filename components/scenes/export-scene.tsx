import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { SceneContents } from '@/content/types';

const csvLine = (cells: readonly string[]) => cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',');

/** A table of results, and the CSV made of the same cells. */
export function ExportScene({ title, button, columns, rows, fileName }: SceneContents['export']) {
  return (
    <div aria-hidden="true" className="flex h-full flex-col">
      <p className="flex items-center justify-between gap-3 border-line border-b px-4 py-2.5 font-semibold @md:px-5">
        {title}
        <span className="inline-flex items-center gap-2 whitespace-nowrap rounded bg-teal px-3 py-1.5 text-card text-tiny">
          <Icon name="download" className="size-4" />
          {button}
        </span>
      </p>
      <table className="w-full border-collapse">
        <thead className="bg-paper text-left text-tiny">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={cn('px-2 py-2 font-semibold first:pl-4 last:pr-4', columnLook(index))}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-t">
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, index) => (
                <td
                  key={cell}
                  className={cn(
                    'px-2 py-2 first:pl-4 last:pr-4',
                    index !== 1 && 'whitespace-nowrap',
                    columnLook(index),
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="on-ink grow bg-ink px-4 pt-3 pb-4 text-mist @md:px-5">
        <p className="flex items-center gap-2 font-semibold text-paper text-tiny">
          <Icon name="source" className="size-4" />
          {fileName}
        </p>
        <pre className="mt-2 whitespace-pre-wrap @max-[18rem]:[letter-spacing:-0.05em] font-mono text-tiny leading-relaxed">
          {[columns, ...rows].map(csvLine).join('\n')}
        </pre>
      </div>
    </div>
  );
}

const columnLook = (index: number) => cn(index === 3 && 'text-right tabular-nums', index === 2 && '@max-sm:hidden');
