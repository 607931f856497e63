import type { HomePageData } from '#server/props/home.ts'
import { abilityLevel } from './entries/ability-level.tsx'
import { accordion } from './entries/accordion.tsx'
import {
  accountForm,
  checkField,
  doorway,
  errorSummary,
  passwordField,
} from './entries/account-forms.tsx'
import { dashboard, yourProfile } from './entries/account-pages.tsx'
import { accountCard, accountHeading, settingsPart } from './entries/account-parts.tsx'
import { actionForm } from './entries/action-form.tsx'
import { addToBasket } from './entries/add-to-basket.tsx'
import { band } from './entries/band.tsx'
import { placeOffer, yourBasket } from './entries/basket-pages.tsx'
import { blocks } from './entries/blocks.tsx'
import { buttonLink } from './entries/button-link.tsx'
import { experience, guarantee } from './entries/calls-to-action.tsx'
import { carousel } from './entries/carousel.tsx'
import { checkout } from './entries/checkout-pages.tsx'
import { choiceLinks } from './entries/choice-links.tsx'
import { availabilityWord, datesTable } from './entries/dates.tsx'
import { contactBlock, enquiryForm, unsubscribe } from './entries/enquiries.tsx'
import { errorDialog } from './entries/error-dialog.tsx'
import { flashMessage } from './entries/flash-message.tsx'
import { footer, newsletter } from './entries/footer.tsx'
import { findQuestion, guideBlocks } from './entries/guide-blocks.tsx'
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
  kitGroups,
  multipleCard,
  pagePart,
  shareLinks,
  tickList,
} from './entries/offers.tsx'
import { order, voucher } from './entries/order-pages.tsx'
import { choiceField, printButton, sumList } from './entries/order-parts.tsx'
import { overviewBlock, pageBanner } from './entries/page-banner.tsx'
import { confirmSubscription, errorPage } from './entries/pages.tsx'
import { pictures } from './entries/pictures.tsx'
import { productGrid } from './entries/product-grid.tsx'
import { ratingsStrip, reviewSummary, salesRating } from './entries/ratings.tsx'
import { markedWords, searchForm, searchSuggestions } from './entries/search.tsx'
import { logoStrip, offersCarousel, socialGallery, testimonials } from './entries/sections.tsx'
import { giftVoucherCard, productCard, productPreview, productPrice } from './entries/shop.tsx'
import { starRating } from './entries/star-rating.tsx'
import { tabbedCards } from './entries/tabbed-cards.tsx'
import { testimonialCard } from './entries/testimonial-card.tsx'
import { textField } from './entries/text-field.tsx'
import { richText, sectionHeading } from './entries/text.tsx'
import { actions, userMenu } from './entries/visitor.tsx'
import { voucherDesign, voucherFields } from './entries/vouchers.tsx'
import { forgotten, register, signIn, verify } from './entries/way-in.tsx'
import type { Entry } from './entry.ts'

/** Everything the gallery shows, shown with what the home page holds. */
export function allEntries(home: HomePageData): readonly Entry[] {
  return [...components(home), ...sections(home), header(home), ...frame, ...pages]
}

function components(home: HomePageData): readonly Entry[] {
  return [
    abilityLevel,
    accordion,
    actionForm,
    addToBasket,
    availabilityWord,
    band,
    breadcrumbs,
    buttonLink,
    carousel(home),
    datesTable,
    factList,
    flashMessage,
    heroVideo(home),
    icons,
    kitGroups,
    links,
    enquiryForm,
    money,
    multipleCard,
    offerCard(home),
    overviewBlock,
    pageBanner(home),
    pagePart,
    pictures(home),
    giftVoucherCard(home),
    productCard,
    productPreview,
    productPrice,
    productGrid(home),
    ratingsStrip(home),
    reviewSummary(home),
    richText,
    salesRating(home),
    sectionHeading,
    shareLinks,
    starRating,
    tabbedCards(home),
    testimonialCard(home),
    markedWords,
    searchForm,
    searchSuggestions,
    textField,
    tickList,
    accountCard,
    accountForm,
    accountHeading,
    checkField,
    doorway,
    errorSummary,
    passwordField,
    settingsPart,
    voucherDesign,
    voucherFields,
    choiceField,
    printButton,
    sumList,
  ]
}

function sections(home: HomePageData): readonly Entry[] {
  return [
    hero(home),
    logoStrip(home),
    offersCarousel(home),
    experience(home),
    testimonials(home),
    guarantee(home),
    socialGallery(home),
    blocks,
    guideBlocks,
    contactBlock,
    findQuestion,
    choiceLinks,
  ]
}

const frame: readonly Entry[] = [
  dropDown,
  menuPanels,
  mobileMenu,
  userMenu,
  actions,
  errorDialog,
  newsletter,
  footer,
]

const pages: readonly Entry[] = [
  errorPage,
  confirmSubscription,
  unsubscribe,
  signIn,
  register,
  verify,
  forgotten,
  dashboard,
  yourProfile,
  yourBasket,
  placeOffer,
  checkout,
  order,
  voucher,
]
