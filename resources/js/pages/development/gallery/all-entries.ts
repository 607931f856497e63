import type { HomePageData } from '#server/props/home.ts'
import { abilityLevel } from './entries/ability-level.tsx'
import { accordion } from './entries/accordion.tsx'
import { actionForm } from './entries/action-form.tsx'
import { band } from './entries/band.tsx'
import { blocks } from './entries/blocks.tsx'
import { buttonLink } from './entries/button-link.tsx'
import { experience, guarantee } from './entries/calls-to-action.tsx'
import { carousel } from './entries/carousel.tsx'
import { availabilityWord, datesTable } from './entries/dates.tsx'
import { errorDialog } from './entries/error-dialog.tsx'
import { flashMessage } from './entries/flash-message.tsx'
import { footer, newsletter } from './entries/footer.tsx'
import { header } from './entries/header.tsx'
import { heroVideo } from './entries/hero-video.tsx'
import { hero } from './entries/hero.tsx'
import { icons } from './entries/icons.tsx'
import { links } from './entries/links.tsx'
import { dropDown, menuPanels, mobileMenu } from './entries/menus.tsx'
import { money } from './entries/money.tsx'
import { offerCard } from './entries/offer-card.tsx'
import {
  breadcrumbs,
  factList,
  multipleCard,
  pagePart,
  shareLinks,
  tickList,
} from './entries/offers.tsx'
import { overviewBlock, pageBanner } from './entries/page-banner.tsx'
import { confirmSubscription, errorPage } from './entries/pages.tsx'
import { pictures } from './entries/pictures.tsx'
import { productGrid } from './entries/product-grid.tsx'
import { ratingsStrip, reviewSummary, salesRating } from './entries/ratings.tsx'
import { logoStrip, offersCarousel, socialGallery, testimonials } from './entries/sections.tsx'
import { starRating } from './entries/star-rating.tsx'
import { tabbedCards } from './entries/tabbed-cards.tsx'
import { testimonialCard } from './entries/testimonial-card.tsx'
import { textField } from './entries/text-field.tsx'
import { richText, sectionHeading } from './entries/text.tsx'
import { actions, userMenu } from './entries/visitor.tsx'
import type { Entry } from './entry.ts'

/** Everything the gallery shows, shown with what the home page holds. */
export function allEntries(home: HomePageData): readonly Entry[] {
  return [...components(home), ...sections(home), header(home), ...frame, ...pages]
}

function components(home: HomePageData): readonly Entry[] {
  return [
    ...[abilityLevel, accordion, actionForm, availabilityWord, band, breadcrumbs, buttonLink],
    ...[carousel(home), datesTable, factList, flashMessage, heroVideo(home), icons, links, money],
    ...[multipleCard, offerCard(home), overviewBlock, pageBanner(home), pagePart, pictures(home)],
    ...[productGrid(home), ratingsStrip(home), reviewSummary(home), richText, salesRating(home)],
    ...[sectionHeading, shareLinks, starRating, tabbedCards(home), testimonialCard(home)],
    ...[textField, tickList],
  ]
}

function sections(home: HomePageData): readonly Entry[] {
  return [
    ...[hero(home), logoStrip(home), offersCarousel(home), experience(home)],
    ...[testimonials(home), guarantee(home), socialGallery(home), blocks],
  ]
}

const frame: readonly Entry[] = [
  ...[dropDown, menuPanels, mobileMenu, userMenu, actions],
  ...[errorDialog, newsletter, footer],
]

const pages: readonly Entry[] = [errorPage, confirmSubscription]
