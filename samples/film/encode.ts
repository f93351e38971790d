import { spawnSync } from 'node:child_process';

// yuv420p is the one pixel format that every phone decodes; faststart puts the index first, so a film starts before it
// has arrived whole. A keyframe every ten seconds: drawn pages cost most of their
// bytes there, and half a minute needs no finer seeking.
const codecs = {
  webm: '-c:v libvpx-vp9 -b:v 0 -row-mt 1 -deadline good -cpu-used 2 -g 250 -pix_fmt yuv420p',
  mp4: '-c:v libx264 -preset slow -tune animation -g 250 -pix_fmt yuv420p -movflags +faststart',
} as const;

/** Constant quality, the lower the finer; each codec has its own scale. */
const quality = { webm: 38, mp4: 24 } as const;

type Look = { fps: number; thrift: number };

/**
 * Encodes numbered frames with the system's ffmpeg.
 *
 * @param pattern the frames' names as ffmpeg reads them, `/tmp/x/%04d.png`
 * @param look frames a second, and by how much coarser than usual the film may be
 * @param target the film to write; its ending chooses the codec
 * @throws Error when ffmpeg is missing or refuses
 */
export function encode(pattern: string, { fps, thrift }: Look, target: `${string}.${keyof typeof codecs}`): void {
  const kind = target.endsWith('.webm') ? 'webm' : 'mp4';
  const codec = `${codecs[kind]} -crf ${quality[kind] + thrift}`;
  const args = ['-y', '-v', 'error', '-framerate', String(fps), '-i', pattern, ...codec.split(' '), '-an', target];
  const { status, error, stderr } = spawnSync('ffmpeg', args, { encoding: 'utf8' });
  if (error) throw new Error('ffmpeg is needed to encode the video: install the system package "ffmpeg".');
  if (status !== 0) throw new Error(`ffmpeg could not write ${target}: ${stderr}`);
}
