import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import type { DataTableContent } from '@/content/types';

/** Which data are kept where, who sees them and how long. In a narrow window the cells of a row are stacked, each with its label. */
export function DataTable({ title, columns, rows, sample }: DataTableContent) {
  const [first, ...others] = ['data', 'place', 'who', 'time'] as const;
  const cell = '@max-[40rem]:block py-1 pr-6 pl-0 text-left align-top @min-[40rem]:py-4';
  return (
    <Section space="none" className="pb-16">
      <div className="@container">
        <table className="w-full border-collapse border-line border-t">
          <caption className="pb-3 text-left font-semibold">
            {title}
            <SampleMark sample={sample} className="ml-2 text-small" />
          </caption>
          <thead className="text-muted text-small @max-[40rem]:sr-only">
            <tr className="border-line border-b">
              {[first, ...others].map((column) => (
                <th key={column} scope="col" className="py-2 pr-6 pl-0 text-left font-semibold">
                  {columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[first]} className="border-line border-b @max-[40rem]:block @max-[40rem]:py-4">
                <th scope="row" className={`${cell} font-semibold @min-[40rem]:w-1/4`}>
                  {row[first]}
                </th>
                {others.map((column) => (
                  <td key={column} className={cell}>
                    <span aria-hidden="true" className="block text-muted text-small @min-[40rem]:hidden">
                      {columns[column]}
                    </span>
                    {row[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
