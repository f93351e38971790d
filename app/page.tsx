import { PageFrame } from '@/components/layout/page-frame';
import { Scene } from '@/components/scenes/scene';
import { Award } from '@/components/sections/award';
import { ClosingCall } from '@/components/sections/closing-call';
import { FeatureCarousel } from '@/components/sections/feature-carousel/feature-carousel';
import { FirmLogos } from '@/components/sections/firm-logos';
import { FlipCards } from '@/components/sections/flip-cards/flip-cards';
import { Hero } from '@/components/sections/hero';
import { Integrations } from '@/components/sections/integrations';
import { IntroductionVideo } from '@/components/sections/introduction-video/introduction-video';
import { Proof } from '@/components/sections/proof';
import { Questions } from '@/components/sections/questions';
import { Testimonials } from '@/components/sections/testimonials';
import { YourFiles } from '@/components/sections/your-files';
import { challenges } from '@/content/challenges';
import { features } from '@/content/features';
import { home } from '@/content/home';
import { questions } from '@/content/questions';
import { video } from '@/content/video';
import { yourFiles } from '@/content/your-files';
import { answeredRows } from '@/lib/answered';
import { faqPage, softwareApplication, videoNode } from '@/lib/json-ld/page-nodes';
import { pageMetadata } from '@/lib/page-metadata';

export const metadata = pageMetadata('/', home.meta);

export default function HomePage() {
  return (
    <PageFrame
      path="/"
      meta={home.meta}
      graph={{ nodes: [softwareApplication(), videoNode(), ...faqPage(answeredRows(questions))] }}
    >
      <Hero {...home.hero}>
        <Scene name="chat" priority />
      </Hero>
      <FirmLogos {...home.firms} />
      <FeatureCarousel {...features} />
      <FlipCards {...challenges} />
      <Proof {...home.proof} />
      <Integrations {...home.integrations} />
      <IntroductionVideo {...video} />
      <Testimonials {...home.testimonials} />
      <YourFiles {...yourFiles} />
      <Award {...home.award} />
      <Questions {...questions} />
      <ClosingCall {...home.closing} />
    </PageFrame>
  );
}
