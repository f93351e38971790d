import { readVideoAddress } from './video-address';

const youTube = {
  playerUrl: 'https://www.youtube-nocookie.com/embed/aB3_dE-6789?autoplay=1&rel=0',
  watchUrl: 'https://www.youtube.com/watch?v=aB3_dE-6789',
};

test.each([
  'https://www.youtube.com/watch?v=aB3_dE-6789',
  'https://youtube.com/watch?t=12&v=aB3_dE-6789',
  'https://m.youtube.com/watch?v=aB3_dE-6789',
  'https://youtu.be/aB3_dE-6789?si=share',
  'https://www.youtube.com/shorts/aB3_dE-6789',
  'https://www.youtube.com/embed/aB3_dE-6789',
  'https://www.youtube-nocookie.com/embed/aB3_dE-6789',
])('YouTube: %s plays on youtube-nocookie.com', (address) => {
  expect(readVideoAddress(address)).toEqual(youTube);
});

test.each([
  ['https://vimeo.com/123456789', '', ''],
  ['https://vimeo.com/123456789/ab12cd34ef', 'h=ab12cd34ef&', '/ab12cd34ef'],
  ['https://player.vimeo.com/video/123456789?h=ab12cd34ef', 'h=ab12cd34ef&', '/ab12cd34ef'],
])('Vimeo: %s plays with dnt=1, and keeps the hash of an unlisted video', (address, query, path) => {
  expect(readVideoAddress(address)).toEqual({
    playerUrl: `https://player.vimeo.com/video/123456789?${query}autoplay=1&dnt=1`,
    watchUrl: `https://vimeo.com/123456789${path}`,
  });
});

test.each([
  '',
  'introduction',
  'http://www.youtube.com/watch?v=aB3_dE-6789',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.example/watch?v=aB3_dE-6789',
  'https://vimeo.com/channels/staffpicks',
  'https://video.example/1',
])('%p is refused', (address) => {
  expect(() => readVideoAddress(address)).toThrow(TypeError);
});
