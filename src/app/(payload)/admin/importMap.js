import { ConfirmChange as ConfirmChange_2df0740ebf8a4057950165a3b8182cb8 } from '@/collections/admin/confirm-change'
import { UsedIn as UsedIn_4d327557c1614a8907fac14b37779db9 } from '@/collections/admin/used-in'
import { AddressCell as AddressCell_1f9db197f40bf751635e79f2134d345d } from '@/collections/admin/addresses/address-cell'
import { AddressField as AddressField_550255f2ec1dcfb1e6807f4758c988bc } from '@/collections/admin/addresses/address-field'
import { TitleCell as TitleCell_6acc9037cd033f04fcf245b2873442ae } from '@/collections/admin/untitled/title-cell'
import { AddressesField as AddressesField_ba9b9ec1385e420fe8490ac2a56b01be } from '@/collections/admin/addresses/addresses-field'
import { CodeCell as CodeCell_22a56ef7ad3cd2c075e3bfdffd9f6f64 } from '@/collections/admin/lists/code-cell'
import { ColumnField as ColumnField_c28d1ddcc310f18c6424a5a060dd1cf7 } from '@/collections/admin/named/column-field'
import { DateCell as DateCell_67e41bf49e017d44c7cd2c99c12309a3 } from '@/collections/admin/dates/date-cell'
import { DateField as DateField_13589b9e44bd45c7556aa52e745cebe4 } from '@/collections/admin/dates/date-field'
import { ExportList as ExportList_39832f79eaa09ab5e64385ae1b259f23 } from '@/collections/admin/lists/export-list'
import { ImportAboveList as ImportAboveList_b459d4c844d50e02f8cf4f685a02bea8 } from '@/collections/admin/lists/import-link'
import { EmptyList as EmptyList_fca718b991e336431815ddd14f579329 } from '@/collections/admin/empty-list/empty-list'
import { TitleAbove as TitleAbove_d5c0fde402cb5ac1241d29d42f8f9dab } from '@/collections/admin/untitled/title-above'
import { KeepRefusals as KeepRefusals_553bdc02b3e637d6e63797166a612717 } from '@/collections/admin/keep-refusals'
import { KeepTyped as KeepTyped_9ea1d41f4ed990c67952e2d1dbfc6cdc } from '@/collections/admin/keep-typed'
import { BackGuard as BackGuard_c61a9412da55ad3383e4b0708dbcb559 } from '@/collections/admin/asking/back-guard'
import { PriceCell as PriceCell_7168b8e5293aa9c7ffcdacddfbd7fc82 } from '@/collections/admin/amounts/price-cell'
import { PriceField as PriceField_2a114eaaa2aa355fc40b2b3adacb9a46 } from '@/collections/admin/amounts/price-field'
import { PriceDiff as PriceDiff_57960f5c4fa3b8e2130204bb9fee6cb9 } from '@/collections/admin/amounts/price-diff'
import { CodeField as CodeField_1360582f336f52c0b82fed930bd2b53e } from '@/collections/admin/stored/code-field'
import { ToPriceSets as ToPriceSets_c6782e8be999dddebf63ca83cd998a74 } from '@/collections/admin/price-sets/to-screen'
import { RelatedProductsCell as RelatedProductsCell_36e8702d2a679388b4f83f6053d97584 } from '@/collections/admin/named/related-products-cell'
import { Scheduled as Scheduled_7caeea544969398bcf900f007f1a2ab9 } from '@/collections/admin/scheduled/scheduled'
import { AllCell as AllCell_48decd21cf530e47cb0316e4e7299fc1 } from '@/collections/admin/lists/all-cell'
import { ProductCell as ProductCell_c2673e1edf3d88d0b6266f64b99822db } from '@/collections/admin/named/product-cell'
import { ProductField as ProductField_527565609f98de4de425aefd22c45edd } from '@/collections/admin/named/product-field'
import { ProductDiff as ProductDiff_7b27de81956bb4302609f8b083ad6f72 } from '@/collections/admin/named/product-diff'
import { PercentCell as PercentCell_7168b8e5293aa9c7ffcdacddfbd7fc82 } from '@/collections/admin/amounts/price-cell'
import { PercentField as PercentField_2a114eaaa2aa355fc40b2b3adacb9a46 } from '@/collections/admin/amounts/price-field'
import { PercentDiff as PercentDiff_57960f5c4fa3b8e2130204bb9fee6cb9 } from '@/collections/admin/amounts/price-diff'
import { RowTitle as RowTitle_7f639220d3cc2a4d56e3b6a6bb36b886 } from '@/collections/admin/rows/row-title'
import { ThisCoupon as ThisCoupon_5e970b9369b711e9e923ec06497645d1 } from '@/collections/admin/coupon/panel'
import { DiscountCell as DiscountCell_7168b8e5293aa9c7ffcdacddfbd7fc82 } from '@/collections/admin/amounts/price-cell'
import { DiscountField as DiscountField_17c524de4fd63cef3526535b8d5b2422 } from '@/collections/admin/amounts/discount-field'
import { DiscountInCurrency as DiscountInCurrency_17c524de4fd63cef3526535b8d5b2422 } from '@/collections/admin/amounts/discount-field'
import { DiscountDiff as DiscountDiff_57960f5c4fa3b8e2130204bb9fee6cb9 } from '@/collections/admin/amounts/price-diff'
import { GroupField as GroupField_1adac4b596bc929a3c3fc3fe794eb932 } from '@/collections/admin/coupon/group-field'
import { ThisCampaign as ThisCampaign_0f36bd92f273ba83c413661ed1717e98 } from '@/collections/admin/campaign/panel'
import { NewSaleAboveList as NewSaleAboveList_a30f78b292896baf0200a90391dcc715 } from '@/collections/admin/new-sale/link'
import { ToLaunches as ToLaunches_ab574d9742c9467a5d24b24bda216279 } from '@/collections/admin/launches/to-screen'
import { ExperimentResults as ExperimentResults_075da25995bb854523e7ffc61bb8fddb } from '@/collections/admin/experiment-results'
import { OnceMade as OnceMade_b7ad53ff817c592ddfb29e739b526f20 } from '@/collections/admin/named/once-made'
import { SearchPreview as SearchPreview_c05894d43ffa5a49cd4aab4ad8127b8e } from '@/collections/admin/search-preview/search-preview'
import { UnpublishLanguage as UnpublishLanguage_375728f0f99997c4d8eb5caecc863e11 } from '@/collections/admin/unpublish-language'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { HandOverTextFeature as HandOverTextFeature_a0aa4eda1bdda5d4d8d64a0dc1c3cc7c } from '@/collections/admin/hand-over-text'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FileKindCell as FileKindCell_e63e8099f500ce7360a5338e9050f3b1 } from '@/collections/admin/files/file-cells'
import { StoredFile as StoredFile_e140eb4584a0e4d25ea80f738fac48a0 } from '@/collections/admin/files/stored-file'
import { LanguageField as LanguageField_be660f7c981138ed265dfd65820a3099 } from '@/collections/admin/named/language-field'
import { AmountCell as AmountCell_3a6108e25b664c20440aa8c61c0b2c8e } from '@/collections/admin/stored/amount-cell'
import { AmountField as AmountField_46d7b1b5bcd17cd0b8ae5db5671e5fbc } from '@/collections/admin/stored/amount-field'
import { StoredQuote as StoredQuote_928b88043fb24744b4bef3c91ea308e2 } from '@/collections/admin/stored/quote/stored-quote'
import { StoredJson as StoredJson_72f5c07bf126fb87fa2b135a3b2dc492 } from '@/collections/admin/stored/stored-json'
import { SubscriptionFilters as SubscriptionFilters_ca00706ca02999808390efdb410d59a9 } from '@/collections/admin/subscription-filters'
import { LicenceStateCell as LicenceStateCell_d8cdda4aa6652c9c2264c9546623d72a } from '@/collections/admin/licences/state-cell'
import { LicenceStateField as LicenceStateField_9c2ce13ea1ddb9ce6064c71b2c1eb3bd } from '@/collections/admin/licences/state-field'
import { ExpiresCell as ExpiresCell_795bea850e55a560d78ae94a9bbfa6b5 } from '@/collections/admin/licences/expires-cell'
import { ToCustomerReviews as ToCustomerReviews_c57808d120b06afdb2daeda35859a6b0 } from '@/collections/admin/customer-reviews/to-screen'
import { SentFiles as SentFiles_dbc2f704cf7e70cce240679da2989537 } from '@/collections/admin/files/sent-files'
import { FileSizeCell as FileSizeCell_e63e8099f500ce7360a5338e9050f3b1 } from '@/collections/admin/files/file-cells'
import { EmailReason as EmailReason_dc80da340657691b87794f9e066cf4b0 } from '@/collections/admin/support/email-reason'
import { EmailLink as EmailLink_5517d9d5c5344f014233e0f1a35a3020 } from '@/collections/admin/support/email-link'
import { RetryTitle as RetryTitle_295ff66d9b27d0c73fc6892fa2af66a1 } from '@/collections/admin/rows/retry-title'
import { Menu as Menu_8600880d3834909ae0e0cb4e0ab26d1d } from '@/collections/admin/menu/menu'
import { BrandIcon as BrandIcon_3d2e70f0e6d7499d001141f6ef4d38df } from '@/collections/admin/brand/icon'
import { BrandLogo as BrandLogo_0b5bf29bc61ad20450ddb3f5ba5e69aa } from '@/collections/admin/brand/logo'
import { StaffSearch as StaffSearch_3c52385a428dae4c63f87b00ea7c0667 } from '@/collections/admin/staff-search/search'
import { ChangesLink as ChangesLink_a5f43109f0534ccb79bb3df16d2245b0 } from '@/collections/admin/changes/link'
import { StyleLink as StyleLink_d2dd4d3abc4c9c0372d49f94662a11bc } from '@/collections/admin/style/link'
import { OwnSignInLink as OwnSignInLink_29ea77571625191f3525fed73b6bccd9 } from '@/collections/admin/own-sign-in/link'
import { NewSaleLink as NewSaleLink_a30f78b292896baf0200a90391dcc715 } from '@/collections/admin/new-sale/link'
import { SupportLink as SupportLink_9c7ea9eee1d302a2444f5547a70702d0 } from '@/collections/admin/support/link'
import { TranslationsLink as TranslationsLink_052c493411ef5fea1f2f2daf2be19a57 } from '@/collections/admin/translations/link'
import { CalendarLink as CalendarLink_0211a26d43892afb9323e6f9d6d036d4 } from '@/collections/admin/calendar/link'
import { PriceLabLink as PriceLabLink_46449ff822985689170d149272a98a2a } from '@/collections/admin/price-lab/link'
import { ReportsLink as ReportsLink_c3cbaea71bd817b82aa7360f3ba18c7b } from '@/collections/admin/reports/link'
import { KeptWhileTyping as KeptWhileTyping_b698101621b1d825a4646eb4dcc3fa91 } from '@/collections/admin/sign-in/kept-while-typing'
import { ConfigInLanguage as ConfigInLanguage_09e8272aa4c6f5abc7296c6ccc1b6e99 } from '@/collections/admin/named/config-in-language'
import { HomeView as HomeView_c575e77def4544b56a071363c2390971 } from '@/collections/admin/home/view'
import { SignInView as SignInView_4fc539ea8a435bb251300ed82fa4a265 } from '@/collections/admin/sign-in/view'
import { OwnSignInView as OwnSignInView_81c47639ae91e376c67e4279d0d02cc9 } from '@/collections/admin/own-sign-in/view'
import { SupportView as SupportView_53a553691e8d9bdceddbc88e3f5ef2d8 } from '@/collections/admin/support/view'
import { CustomerReviewsView as CustomerReviewsView_8d2eb971f80e1932f7963a0f044b526a } from '@/collections/admin/customer-reviews/view'
import { TranslationsView as TranslationsView_77aee0e95d5b8574310b3c113eb2359b } from '@/collections/admin/translations/view'
import { TranslationDeskView as TranslationDeskView_06c7661acc3b66143ee40776fd163ad0 } from '@/collections/admin/translations/desk-view'
import { ReportsView as ReportsView_3c267221faa2534aae98560ef89520a4 } from '@/collections/admin/reports/view'
import { NewSaleView as NewSaleView_9835f1af15083d4a5976cf637cd6ed30 } from '@/collections/admin/new-sale/view'
import { PriceLabView as PriceLabView_162002fd8e5bbc0542c7b9013ad2ee60 } from '@/collections/admin/price-lab/view'
import { PriceSetsView as PriceSetsView_f4dc91d0a2e0c50bb73f9f2ca6bdab76 } from '@/collections/admin/price-sets/view'
import { ImportView as ImportView_9bf5410f53fd4bb13ab2f7da994c8bbb } from '@/collections/admin/lists/import-view'
import { CalendarView as CalendarView_e04586fff0cba40313847048e614f633 } from '@/collections/admin/calendar/view'
import { LaunchesView as LaunchesView_0bb06d3e70a0b9d5b9ff4f91ea5949df } from '@/collections/admin/launches/view'
import { ChangesView as ChangesView_87140c855ae2153d45fc3ff6806318cf } from '@/collections/admin/changes/view'
import { StyleView as StyleView_9e311b139bc35aaa930708dc73f57644 } from '@/collections/admin/style/view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/collections/admin/confirm-change#ConfirmChange": ConfirmChange_2df0740ebf8a4057950165a3b8182cb8,
  "@/collections/admin/used-in#UsedIn": UsedIn_4d327557c1614a8907fac14b37779db9,
  "@/collections/admin/addresses/address-cell#AddressCell": AddressCell_1f9db197f40bf751635e79f2134d345d,
  "@/collections/admin/addresses/address-field#AddressField": AddressField_550255f2ec1dcfb1e6807f4758c988bc,
  "@/collections/admin/untitled/title-cell#TitleCell": TitleCell_6acc9037cd033f04fcf245b2873442ae,
  "@/collections/admin/addresses/addresses-field#AddressesField": AddressesField_ba9b9ec1385e420fe8490ac2a56b01be,
  "@/collections/admin/lists/code-cell#CodeCell": CodeCell_22a56ef7ad3cd2c075e3bfdffd9f6f64,
  "@/collections/admin/named/column-field#ColumnField": ColumnField_c28d1ddcc310f18c6424a5a060dd1cf7,
  "@/collections/admin/dates/date-cell#DateCell": DateCell_67e41bf49e017d44c7cd2c99c12309a3,
  "@/collections/admin/dates/date-field#DateField": DateField_13589b9e44bd45c7556aa52e745cebe4,
  "@/collections/admin/lists/export-list#ExportList": ExportList_39832f79eaa09ab5e64385ae1b259f23,
  "@/collections/admin/lists/import-link#ImportAboveList": ImportAboveList_b459d4c844d50e02f8cf4f685a02bea8,
  "@/collections/admin/empty-list/empty-list#EmptyList": EmptyList_fca718b991e336431815ddd14f579329,
  "@/collections/admin/untitled/title-above#TitleAbove": TitleAbove_d5c0fde402cb5ac1241d29d42f8f9dab,
  "@/collections/admin/keep-refusals#KeepRefusals": KeepRefusals_553bdc02b3e637d6e63797166a612717,
  "@/collections/admin/keep-typed#KeepTyped": KeepTyped_9ea1d41f4ed990c67952e2d1dbfc6cdc,
  "@/collections/admin/asking/back-guard#BackGuard": BackGuard_c61a9412da55ad3383e4b0708dbcb559,
  "@/collections/admin/amounts/price-cell#PriceCell": PriceCell_7168b8e5293aa9c7ffcdacddfbd7fc82,
  "@/collections/admin/amounts/price-field#PriceField": PriceField_2a114eaaa2aa355fc40b2b3adacb9a46,
  "@/collections/admin/amounts/price-diff#PriceDiff": PriceDiff_57960f5c4fa3b8e2130204bb9fee6cb9,
  "@/collections/admin/stored/code-field#CodeField": CodeField_1360582f336f52c0b82fed930bd2b53e,
  "@/collections/admin/price-sets/to-screen#ToPriceSets": ToPriceSets_c6782e8be999dddebf63ca83cd998a74,
  "@/collections/admin/named/related-products-cell#RelatedProductsCell": RelatedProductsCell_36e8702d2a679388b4f83f6053d97584,
  "@/collections/admin/scheduled/scheduled#Scheduled": Scheduled_7caeea544969398bcf900f007f1a2ab9,
  "@/collections/admin/lists/all-cell#AllCell": AllCell_48decd21cf530e47cb0316e4e7299fc1,
  "@/collections/admin/named/product-cell#ProductCell": ProductCell_c2673e1edf3d88d0b6266f64b99822db,
  "@/collections/admin/named/product-field#ProductField": ProductField_527565609f98de4de425aefd22c45edd,
  "@/collections/admin/named/product-diff#ProductDiff": ProductDiff_7b27de81956bb4302609f8b083ad6f72,
  "@/collections/admin/amounts/price-cell#PercentCell": PercentCell_7168b8e5293aa9c7ffcdacddfbd7fc82,
  "@/collections/admin/amounts/price-field#PercentField": PercentField_2a114eaaa2aa355fc40b2b3adacb9a46,
  "@/collections/admin/amounts/price-diff#PercentDiff": PercentDiff_57960f5c4fa3b8e2130204bb9fee6cb9,
  "@/collections/admin/rows/row-title#RowTitle": RowTitle_7f639220d3cc2a4d56e3b6a6bb36b886,
  "@/collections/admin/coupon/panel#ThisCoupon": ThisCoupon_5e970b9369b711e9e923ec06497645d1,
  "@/collections/admin/amounts/price-cell#DiscountCell": DiscountCell_7168b8e5293aa9c7ffcdacddfbd7fc82,
  "@/collections/admin/amounts/discount-field#DiscountField": DiscountField_17c524de4fd63cef3526535b8d5b2422,
  "@/collections/admin/amounts/discount-field#DiscountInCurrency": DiscountInCurrency_17c524de4fd63cef3526535b8d5b2422,
  "@/collections/admin/amounts/price-diff#DiscountDiff": DiscountDiff_57960f5c4fa3b8e2130204bb9fee6cb9,
  "@/collections/admin/coupon/group-field#GroupField": GroupField_1adac4b596bc929a3c3fc3fe794eb932,
  "@/collections/admin/campaign/panel#ThisCampaign": ThisCampaign_0f36bd92f273ba83c413661ed1717e98,
  "@/collections/admin/new-sale/link#NewSaleAboveList": NewSaleAboveList_a30f78b292896baf0200a90391dcc715,
  "@/collections/admin/launches/to-screen#ToLaunches": ToLaunches_ab574d9742c9467a5d24b24bda216279,
  "@/collections/admin/experiment-results#ExperimentResults": ExperimentResults_075da25995bb854523e7ffc61bb8fddb,
  "@/collections/admin/named/once-made#OnceMade": OnceMade_b7ad53ff817c592ddfb29e739b526f20,
  "@/collections/admin/search-preview/search-preview#SearchPreview": SearchPreview_c05894d43ffa5a49cd4aab4ad8127b8e,
  "@/collections/admin/unpublish-language#UnpublishLanguage": UnpublishLanguage_375728f0f99997c4d8eb5caecc863e11,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@/collections/admin/hand-over-text#HandOverTextFeature": HandOverTextFeature_a0aa4eda1bdda5d4d8d64a0dc1c3cc7c,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/collections/admin/files/file-cells#FileKindCell": FileKindCell_e63e8099f500ce7360a5338e9050f3b1,
  "@/collections/admin/files/stored-file#StoredFile": StoredFile_e140eb4584a0e4d25ea80f738fac48a0,
  "@/collections/admin/named/language-field#LanguageField": LanguageField_be660f7c981138ed265dfd65820a3099,
  "@/collections/admin/stored/amount-cell#AmountCell": AmountCell_3a6108e25b664c20440aa8c61c0b2c8e,
  "@/collections/admin/stored/amount-field#AmountField": AmountField_46d7b1b5bcd17cd0b8ae5db5671e5fbc,
  "@/collections/admin/stored/quote/stored-quote#StoredQuote": StoredQuote_928b88043fb24744b4bef3c91ea308e2,
  "@/collections/admin/stored/stored-json#StoredJson": StoredJson_72f5c07bf126fb87fa2b135a3b2dc492,
  "@/collections/admin/subscription-filters#SubscriptionFilters": SubscriptionFilters_ca00706ca02999808390efdb410d59a9,
  "@/collections/admin/licences/state-cell#LicenceStateCell": LicenceStateCell_d8cdda4aa6652c9c2264c9546623d72a,
  "@/collections/admin/licences/state-field#LicenceStateField": LicenceStateField_9c2ce13ea1ddb9ce6064c71b2c1eb3bd,
  "@/collections/admin/licences/expires-cell#ExpiresCell": ExpiresCell_795bea850e55a560d78ae94a9bbfa6b5,
  "@/collections/admin/customer-reviews/to-screen#ToCustomerReviews": ToCustomerReviews_c57808d120b06afdb2daeda35859a6b0,
  "@/collections/admin/files/sent-files#SentFiles": SentFiles_dbc2f704cf7e70cce240679da2989537,
  "@/collections/admin/files/file-cells#FileSizeCell": FileSizeCell_e63e8099f500ce7360a5338e9050f3b1,
  "@/collections/admin/support/email-reason#EmailReason": EmailReason_dc80da340657691b87794f9e066cf4b0,
  "@/collections/admin/support/email-link#EmailLink": EmailLink_5517d9d5c5344f014233e0f1a35a3020,
  "@/collections/admin/rows/retry-title#RetryTitle": RetryTitle_295ff66d9b27d0c73fc6892fa2af66a1,
  "@/collections/admin/menu/menu#Menu": Menu_8600880d3834909ae0e0cb4e0ab26d1d,
  "@/collections/admin/brand/icon#BrandIcon": BrandIcon_3d2e70f0e6d7499d001141f6ef4d38df,
  "@/collections/admin/brand/logo#BrandLogo": BrandLogo_0b5bf29bc61ad20450ddb3f5ba5e69aa,
  "@/collections/admin/staff-search/search#StaffSearch": StaffSearch_3c52385a428dae4c63f87b00ea7c0667,
  "@/collections/admin/changes/link#ChangesLink": ChangesLink_a5f43109f0534ccb79bb3df16d2245b0,
  "@/collections/admin/style/link#StyleLink": StyleLink_d2dd4d3abc4c9c0372d49f94662a11bc,
  "@/collections/admin/own-sign-in/link#OwnSignInLink": OwnSignInLink_29ea77571625191f3525fed73b6bccd9,
  "@/collections/admin/new-sale/link#NewSaleLink": NewSaleLink_a30f78b292896baf0200a90391dcc715,
  "@/collections/admin/support/link#SupportLink": SupportLink_9c7ea9eee1d302a2444f5547a70702d0,
  "@/collections/admin/translations/link#TranslationsLink": TranslationsLink_052c493411ef5fea1f2f2daf2be19a57,
  "@/collections/admin/calendar/link#CalendarLink": CalendarLink_0211a26d43892afb9323e6f9d6d036d4,
  "@/collections/admin/price-lab/link#PriceLabLink": PriceLabLink_46449ff822985689170d149272a98a2a,
  "@/collections/admin/reports/link#ReportsLink": ReportsLink_c3cbaea71bd817b82aa7360f3ba18c7b,
  "@/collections/admin/sign-in/kept-while-typing#KeptWhileTyping": KeptWhileTyping_b698101621b1d825a4646eb4dcc3fa91,
  "@/collections/admin/named/config-in-language#ConfigInLanguage": ConfigInLanguage_09e8272aa4c6f5abc7296c6ccc1b6e99,
  "@/collections/admin/home/view#HomeView": HomeView_c575e77def4544b56a071363c2390971,
  "@/collections/admin/sign-in/view#SignInView": SignInView_4fc539ea8a435bb251300ed82fa4a265,
  "@/collections/admin/own-sign-in/view#OwnSignInView": OwnSignInView_81c47639ae91e376c67e4279d0d02cc9,
  "@/collections/admin/support/view#SupportView": SupportView_53a553691e8d9bdceddbc88e3f5ef2d8,
  "@/collections/admin/customer-reviews/view#CustomerReviewsView": CustomerReviewsView_8d2eb971f80e1932f7963a0f044b526a,
  "@/collections/admin/translations/view#TranslationsView": TranslationsView_77aee0e95d5b8574310b3c113eb2359b,
  "@/collections/admin/translations/desk-view#TranslationDeskView": TranslationDeskView_06c7661acc3b66143ee40776fd163ad0,
  "@/collections/admin/reports/view#ReportsView": ReportsView_3c267221faa2534aae98560ef89520a4,
  "@/collections/admin/new-sale/view#NewSaleView": NewSaleView_9835f1af15083d4a5976cf637cd6ed30,
  "@/collections/admin/price-lab/view#PriceLabView": PriceLabView_162002fd8e5bbc0542c7b9013ad2ee60,
  "@/collections/admin/price-sets/view#PriceSetsView": PriceSetsView_f4dc91d0a2e0c50bb73f9f2ca6bdab76,
  "@/collections/admin/lists/import-view#ImportView": ImportView_9bf5410f53fd4bb13ab2f7da994c8bbb,
  "@/collections/admin/calendar/view#CalendarView": CalendarView_e04586fff0cba40313847048e614f633,
  "@/collections/admin/launches/view#LaunchesView": LaunchesView_0bb06d3e70a0b9d5b9ff4f91ea5949df,
  "@/collections/admin/changes/view#ChangesView": ChangesView_87140c855ae2153d45fc3ff6806318cf,
  "@/collections/admin/style/view#StyleView": StyleView_9e311b139bc35aaa930708dc73f57644,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
