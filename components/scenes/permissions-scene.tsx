import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { SceneContents } from '@/content/types';

/** Two borders: fourteen SVG icons would be a tenth of the page's markup for drawings. */
const tick = <span className="mx-auto -mt-1 block h-3.5 w-2 rotate-45 border-teal border-r-2 border-b-2" />;

/** In a narrow frame the second folder's columns are hidden. */
export function PermissionsScene({ title, who, rights, folders, rows, note }: SceneContents['permissions']) {
  return (
    <div aria-hidden="true" className="flex h-full flex-col">
      <p className="flex items-center gap-3 border-line border-b px-4 py-3 font-semibold @md:px-5">
        <Icon name="lock" className="size-5 text-teal" />
        {title}
      </p>
      <table className="w-full border-collapse">
        <thead className="bg-paper text-tiny">
          <tr>
            <th scope="col" rowSpan={2} className="px-4 py-2 text-left align-bottom font-semibold @md:px-5">
              {who}
            </th>
            {folders.map((folder, index) => (
              <th
                key={folder}
                scope="colgroup"
                colSpan={2}
                className={cn(
                  'border-line border-l px-2 pt-2 text-center font-semibold',
                  index === 1 && 'hidden @md:table-cell',
                )}
              >
                {folder}
              </th>
            ))}
          </tr>
          <tr className="text-muted">
            {folders.map((folder, index) =>
              rights.map((right, column) => (
                <th
                  scope="col"
                  key={`${folder} ${right}`}
                  className={cn(
                    'px-2 pb-2 text-center font-normal',
                    column === 0 && 'border-line border-l',
                    index === 1 && 'hidden @md:table-cell',
                  )}
                >
                  {right}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-y">
          {rows.map(({ name, detail, kind, grants }) => (
            <tr key={name}>
              <td className={cn('px-4 py-2.5 @md:px-5', kind === 'group' && 'font-semibold')}>
                {name}
                <span className="block font-normal text-muted text-tiny">{detail}</span>
              </td>
              {grants.map((isGranted, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the four columns never move
                  key={index}
                  className={cn(
                    'w-16 px-2 text-center',
                    index % 2 === 0 && 'border-line border-l',
                    index > 1 && 'hidden @md:table-cell',
                    !isGranted && 'text-muted',
                  )}
                >
                  {isGranted ? tick : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex grow items-end bg-paper px-4 py-3 text-muted text-tiny @md:px-5">{note}</p>
    </div>
  );
}
