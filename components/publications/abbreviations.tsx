import { publicationDetails } from '@/content/publication-details';

/** Writes out each abbreviation in `shown`, the content of a page. */
export function Abbreviations({ shown }: { shown: unknown }) {
  const words = JSON.stringify(shown);
  const used = Object.entries(publicationDetails.abbreviations).filter(([short]) =>
    new RegExp(`\\b${short}\\b`).test(words),
  );
  if (used.length === 0) return null;
  return <p className="mb-6 text-muted text-small">{used.map(([short, long]) => `${short}: ${long}`).join('; ')}.</p>;
}
