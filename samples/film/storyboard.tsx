import { Scene } from '../../components/scenes/scene';
import type { introduction } from '../../content/introduction';
import type { TimedShot } from './timeline';

export type Cut = keyof typeof introduction.cuts;

type StoryboardProps = { cut: Cut; shots: readonly TimedShot[] };

/** The film before it plays: the answer from close by. The play control hides the passages at the foot of it. */
export function Poster({ cut }: Pick<StoryboardProps, 'cut'>) {
  return (
    <div id="film" data-cut={cut}>
      <div className="poster">
        <Scene name="search" priority />
      </div>
    </div>
  );
}

/** All shots on top of each other; storyboard.css shows each in its time. `--start` and `--end` are seconds. */
export function Storyboard({ cut, shots }: StoryboardProps) {
  return (
    <div id="film" data-cut={cut}>
      {shots.map(({ id, start, end, title, accent, text, scene }) => (
        <section key={id} data-shot={id} style={{ '--start': `${start}s`, '--end': `${end}s` } as React.CSSProperties}>
          <div className="words">
            <h1 className="font-medium font-serif">
              {title} {accent && <em>{accent}</em>}
            </h1>
            <p>{text}</p>
          </div>
          {scene && (
            <div className="stage">
              <Scene name={scene} priority />
            </div>
          )}
        </section>
      ))}
      <ol className="margin" style={{ '--closing': `${shots.at(-1)?.start ?? 0}s` } as React.CSSProperties}>
        {shots.map(({ id, start }, index) => (
          <li key={id} style={{ '--start': `${start}s` } as React.CSSProperties}>
            {(index + 1) * 10}
          </li>
        ))}
      </ol>
    </div>
  );
}
