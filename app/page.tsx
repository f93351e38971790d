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
import { Testimonials } from '@/components/sections/testimonials';
import { challenges } from '@/content/challenges';
import { features } from '@/content/features';
import { home } from '@/content/home';
import { video } from '@/content/video';
import { softwareApplication } from '@/lib/json-ld/software-application';
import { videoNode } from '@/lib/json-ld/video-node';
import { pageMetadata } from '@/lib/page-metadata';

export const metadata = pageMetadata('/', home.meta);

export default function HomePage() {
  return (
    <PageFrame path="/" meta={home.meta} graph={{ nodes: [softwareApplication(), videoNode()] }}>
      <Hero {...home.hero}>
        <Scene name="chat" priority />
      </Hero>
      <FirmLogos {...home.firms} />
      <FeatureCarousel {...features} marginFrom={40} />
      <FlipCards {...challenges} marginFrom={70} />
      <Proof {...home.proof} marginFrom={100} />
      <Integrations {...home.integrations} marginFrom={130} />
      <IntroductionVideo {...video} marginFrom={160} />
      <Testimonials {...home.testimonials} marginFrom={190} />
      <Award {...home.award} />
      <ClosingCall {...home.closing} marginFrom={220} />
    </PageFrame>
  );
}
