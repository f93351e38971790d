import type { ReactNode } from 'react';
import { claims } from '@/content/claims';
import { scenes } from '@/content/scenes';
import { team } from '@/content/team';
import type { Publication } from '@/content/types';
import type { PagePath } from '@/lib/pages';
import { colors } from '@/tailwind.config';
import { box, type Motif, marginOf, picture, rightEdge, serif, shadow } from './pictures';

/** The thing that a page is about, from its own content. A page that is not named here is shared with its title alone. */
export function motifOf(page: PagePath, publications: readonly Publication[]): Motif | undefined {
  const motifs: Partial<Record<PagePath, Motif>> = {
    '/': { foot: sources },
    '/legal': { foot: figure },
    '/web/publications': { foot: (left) => covers(left, publications) },
    '/tenth-lining': {
      titleWidth: 760,
      margin: marginOf(900, { left: 900, width: 200, justifyContent: 'center', ...serif('display', 104, 1) }),
    },
    '/team': { foot: portraits },
  };
  return motifs[page];
}

/** The sources under an answer; the last ones go on below the picture's edge. */
function sources(left: number): ReactNode {
  const line = `1.5px solid ${colors.line}`;
  const card = { padding: '14px 26px 60px', background: colors.card, border: line, borderRadius: 6 };
  return (
    <div
      style={{
        ...box,
        flexDirection: 'column',
        left,
        top: 404,
        width: rightEdge - left,
        boxShadow: '0 2px 4px rgba(20,36,43,.06), 0 30px 60px -20px rgba(20,36,43,.3)',
        ...card,
      }}
    >
      {scenes.chat.sources.map(({ title, place, origin }, index) => (
        <div
          key={title}
          style={{
            display: 'flex',
            alignItems: 'center',
            padding: '13px 0',
            borderBottom: line,
            ...serif('text', 23, 1.4),
          }}
        >
          <div
            style={{
              display: 'flex',
              justifyContent: 'center',
              width: 34,
              borderRadius: 4,
              background: colors.teal,
              color: colors.card,
              ...serif('strong', 22, 1.5),
            }}
          >{`${index + 1}`}</div>
          <div
            style={{
              flex: 1,
              display: 'block',
              margin: '0 14px',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >{`${title}, ${place}`}</div>
          <div style={{ display: 'flex', color: colors.muted }}>{origin}</div>
        </div>
      ))}
    </div>
  );
}

function figure(left: number): ReactNode {
  return (
    <div
      style={{
        ...box,
        flexDirection: 'column',
        alignItems: 'flex-end',
        left,
        width: rightEdge - left,
        bottom: 62,
        ...serif('text', 30, 1.4),
      }}
    >
      <div style={{ display: 'flex', color: colors.clay, letterSpacing: -2.6, ...serif('display', 132, 1) }}>
        {claims.documents.display}
      </div>
      <div style={{ display: 'flex', color: colors.muted }}>{claims.documents.unit}</div>
    </div>
  );
}

/** The newest cover of each of the last years: the series has a colour for each. */
function covers(left: number, publications: readonly Publication[]): ReactNode {
  const newestOfYear = new Map(publications.toReversed().map(({ date, image }) => [date.slice(-4), image]));
  const shown = [...newestOfYear.values()].slice(-3);
  const width = Math.min(208, (rightEdge - left - 36) / 3);
  return shown.map((image, index) => {
    const place = { left: rightEdge - (shown.length - index) * (width + 18) + 18, top: 372 - index * 36 };
    return picture(image, width, width * Math.SQRT2, { ...place, boxShadow: shadow });
  });
}

/** Up to twelve stand in one row or two, as large as the foot allows. */
function portraits(left: number): ReactNode {
  const photos = team.list.members.map(({ photo }) => photo);
  const rows = photos.length > 6 ? 2 : 1;
  const columns = Math.ceil(photos.length / rows);
  const width = Math.min(rows === 1 ? 108 : 88, (rightEdge - left + 12) / columns - 12);
  return photos.map((photo, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, photos.length - row * columns);
    const place = {
      left: rightEdge - (inRow - (index % columns)) * (width + 12) + 12,
      top: 558 - (rows - row) * (width * 1.25 + 12) + 12,
    };
    return picture(photo, width, width * 1.25, { ...place, borderRadius: 4 });
  });
}
