import { links } from './links';
import type { FlipCardsContent } from './types';

/** The six challenges that were asked for (R4.6), in their order, each with a benefit. */
export const challenges = {
  title: 'Where the hours go,',
  titleAccent: 'and how to win them back',
  insteadLabel: 'Instead',
  turnLabel: 'See what helps',
  returnLabel: 'Back to the problem',
  pairs: [
    {
      challenge: {
        title: 'Time pressure',
        subtitle: 'The hearing is on Thursday.',
        description: 'The bundle runs to hundreds of pages, and nobody has read all of them.',
        icon: 'clock',
      },
      benefit: {
        title: 'Read the answer first',
        subtitle: 'Then read the pages that matter.',
        description: 'Ask the bundle a question. Previews show which pages to open.',
        icon: 'answer',
      },
    },
    {
      challenge: {
        title: 'Finding the right info',
        subtitle: 'You know it is there.',
        description: 'But ten years ago it was called something else.',
        icon: 'search',
      },
      benefit: {
        title: 'Search by what you mean',
        subtitle: 'Your files and public legal documents.',
        description: 'Ask in ordinary words. The passages come with the answer.',
        icon: 'source',
      },
    },
    {
      challenge: {
        title: 'Security and data privacy',
        subtitle: 'A client’s file is not for a public chatbot.',
        description: 'Inside the office, too, not everyone should open every matter.',
        icon: 'shield',
      },
      benefit: {
        title: 'A repository of your own',
        subtitle: 'You decide who opens what.',
        description: 'Set read and write access by group or by user.',
        icon: 'lock',
      },
    },
    {
      challenge: {
        title: 'Scattered information',
        subtitle: 'Some of it is in email.',
        description: 'The rest is in shared drives, in a filing cabinet, and in one partner’s memory.',
        icon: 'scatter',
      },
      benefit: {
        title: 'One place to ask',
        subtitle: 'Wherever it is filed.',
        description: 'SharePoint, Google Drive, Outlook, Gmail and Dropbox. Drag in the rest.',
        icon: 'folder',
      },
    },
    {
      challenge: {
        title: 'AI hallucinates',
        subtitle: 'A case that does not exist is worse than none.',
        description: 'It reads well, and your name is on the pleading.',
        icon: 'quote',
      },
      benefit: {
        title: 'Check every source',
        subtitle: 'Numbered, and one tap away.',
        description: 'Answers cite their sources. Read the page before you rely on it.',
        icon: 'check',
      },
      isTurned: true,
    },
    {
      challenge: {
        title: 'No scalable insights',
        subtitle: 'What an associate learnt leaves with them.',
        description: 'The next one starts from the first page again.',
        icon: 'graph',
      },
      benefit: {
        title: 'Knowledge that stays',
        subtitle: 'Read once, kept for the firm.',
        description: 'The wiki gathers people, companies, dates and statutes, with summaries.',
        icon: 'layers',
      },
    },
  ],
  actions: [links.bookDemo],
} as const satisfies FlipCardsContent;
