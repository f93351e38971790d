import { spawnSync } from 'node:child_process';

// yuv420p is the one pixel format that every phone decodes; faststart puts the index first, so a film starts before it
// has arrived whole. A keyframe every ten seconds: drawn pages cost most of their
// bytes there, and half a minute needs no finer seeking.
const codecs = {
  webm: '-c:v libvpx-vp9 -crf 38 -b:v 0 -row-mt 1 -deadline good -cpu-used 2 -g 250 -pix_fmt yuv420p',
  mp4: '-c:v libx264 -crf 24 -preset slow -tune animation -g 250 -pix_fmt yuv420p -movflags +faststart',
} as const;

/**
 * Encodes numbered frames with the system's ffmpeg.
 *
 * @param pattern the frames' names as ffmpeg reads them, `/tmp/x/%04d.png`
 * @param target the film to write; its ending chooses the codec
 * @throws Error when ffmpeg is missing or refuses
 */
export function encode(pattern: string, fps: number, target: `${string}.${keyof typeof codecs}`): void {
  const codec = codecs[target.endsWith('.webm') ? 'webm' : 'mp4'];
  const args = ['-y', '-v', 'error', '-framerate', String(fps), '-i', pattern, ...codec.split(' '), '-an', target];
  const { status, error, stderr } = spawnSync('ffmpeg', args, { encoding: 'utf8' });
  if (error) throw new Error('ffmpeg is needed to encode the video: install the system package "ffmpeg".');
  if (status !== 0) throw new Error(`ffmpeg could not write ${target}: ${stderr}`);
}
