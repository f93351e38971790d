import { previewForm } from '@/content/preview-form';
import { checkAnswers } from './check-answers';

const { name, email, question } = previewForm.fields;

test.each([
  ['nothing at all', { name: '', email: '' }, { name: name.missing, email: email.missing }],
  ['spaces for answers', { name: '  ', email: ' ' }, { name: name.missing, email: email.missing }],
  ['an address without @', { name: 'A. Wanjiru', email: 'wanjiru.firm.example' }, { email: email.malformed }],
  ['an address without a dot', { name: 'A. Wanjiru', email: 'wanjiru@firm' }, { email: email.malformed }],
  ['an address that ends in a dot', { name: 'A. Wanjiru', email: 'wanjiru@firm.' }, { email: email.malformed }],
  ['two addresses', { name: 'A. Wanjiru', email: 'a@firm.example, b@firm.example' }, { email: email.malformed }],
  ['an empty question', { name: 'A. Wanjiru', email: 'a@firm.example', question: ' ' }, { question: question.missing }],
  ['good answers', { name: 'A. Wanjiru', email: ' a.wanjiru+tax@mail.firm.co.ke ' }, {}],
])('%s', (_, answers, problems) => {
  expect(checkAnswers(answers)).toEqual(problems);
});
