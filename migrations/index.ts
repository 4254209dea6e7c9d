import * as migration_20261120_184500_initial from './20261120_184500_initial';
import * as migration_20261120_185000_constraints_and_signals from './20261120_185000_constraints_and_signals';
import * as migration_20261120_191000_checkout from './20261120_191000_checkout';
import * as migration_20261120_191627_content from './20261120_191627_content';
import * as migration_20261120_191700_content_signals from './20261120_191700_content_signals';
import * as migration_20261120_214020_edited_words from './20261120_214020_edited_words';
import * as migration_20261120_214100_edited_words_signals from './20261120_214100_edited_words_signals';
import * as migration_20261120_214359_drafts_that_save_themselves from './20261120_214359_drafts_that_save_themselves';
import * as migration_20261120_222801_account_sections from './20261120_222801_account_sections';
import * as migration_20261120_223000_page_signals from './20261120_223000_page_signals';
import * as migration_20261121_005636_audit_of_support from './20261121_005636_audit_of_support';
import * as migration_20261121_005700_audit_is_kept from './20261121_005700_audit_is_kept';
import * as migration_20261121_010004_licence_states_and_disputes from './20261121_010004_licence_states_and_disputes';
import * as migration_20261121_010303_ticket_attachments from './20261121_010303_ticket_attachments';
import * as migration_20261121_010412_audit_of_restoring from './20261121_010412_audit_of_restoring';
import * as migration_20261121_010655_the_other_calls from './20261121_010655_the_other_calls';
import * as migration_20261121_021859_addresses_in_one_spelling from './20261121_021859_addresses_in_one_spelling';
import * as migration_20261121_030000_newest_articles from './20261121_030000_newest_articles';
import * as migration_20261121_040000_rate_limits from './20261121_040000_rate_limits';
import * as migration_20261122_065319_letters_without_secrets from './20261122_065319_letters_without_secrets';
import * as migration_20261122_071028_audit_of_looking_and_editing from './20261122_071028_audit_of_looking_and_editing';
import * as migration_20261122_071100_attempts_hashed from './20261122_071100_attempts_hashed';
import * as migration_20261122_073200_one_link_of_a_kind from './20261122_073200_one_link_of_a_kind';
import * as migration_20261122_074532_staff_without_a_lock from './20261122_074532_staff_without_a_lock';
import * as migration_20261122_075100_amounts_in_versions from './20261122_075100_amounts_in_versions';
import * as migration_20261122_075640_expired_orders from './20261122_075640_expired_orders';
import * as migration_20261122_075641_payment_sessions from './20261122_075641_payment_sessions';
import * as migration_20261122_080100_erased_accounts from './20261122_080100_erased_accounts';
import * as migration_20261122_081107_housekeeping from './20261122_081107_housekeeping';
import * as migration_20261122_105438_about_title from './20261122_105438_about_title';
import * as migration_20261122_110945_bought_again from './20261122_110945_bought_again';
import * as migration_20261122_113037_send_letter_again from './20261122_113037_send_letter_again';
import * as migration_20261122_130000_differences_paid_before from './20261122_130000_differences_paid_before';
import * as migration_20261122_141000_charged_back_differences from './20261122_141000_charged_back_differences';
import * as migration_20261122_141311_the_catalogue from './20261122_141311_the_catalogue';
import * as migration_20261122_142000_owed_money from './20261122_142000_owed_money';
import * as migration_20261122_143000_prices_to_weigh from './20261122_143000_prices_to_weigh';
import * as migration_20261122_145500_returned_because from './20261122_145500_returned_because';
import * as migration_20261122_151500_what_prices_lack from './20261122_151500_what_prices_lack';
import * as migration_20261122_213000_idempotency_keys from './20261122_213000_idempotency_keys';
import * as migration_20261122_214000_payment_providers from './20261122_214000_payment_providers';
import * as migration_20261122_220000_emails_by_their_name from './20261122_220000_emails_by_their_name';
import * as migration_20261122_220100_coupon_periods from './20261122_220100_coupon_periods';
import * as migration_20261123_002653_subscriptions from './20261123_002653_subscriptions';
import * as migration_20261123_002700_charging_again from './20261123_002700_charging_again';
import * as migration_20261123_002736_subscription_rules from './20261123_002736_subscription_rules';
import * as migration_20261123_003440_sellers from './20261123_003440_sellers';
import * as migration_20261123_003445_seller_rows from './20261123_003445_seller_rows';
import * as migration_20261123_004249_contract_declarations from './20261123_004249_contract_declarations';
import * as migration_20261123_005635_orders_sales from './20261123_005635_orders_sales';
import * as migration_20261123_005637_invoices from './20261123_005637_invoices';
import * as migration_20261123_010648_payer_choices from './20261123_010648_payer_choices';
import * as migration_20261123_011836_shown_prices from './20261123_011836_shown_prices';
import * as migration_20261123_035331_refunds_in_part from './20261123_035331_refunds_in_part';
import * as migration_20261123_040000_card_changes from './20261123_040000_card_changes';
import * as migration_20261123_042000_succeeding from './20261123_042000_succeeding';
import * as migration_20261123_042820_cancel_coupon from './20261123_042820_cancel_coupon';
import * as migration_20261123_042847_cancel_coupon_offered from './20261123_042847_cancel_coupon_offered';
import * as migration_20261123_043345_cancel_feedback_subscription from './20261123_043345_cancel_feedback_subscription';
import * as migration_20261123_044600_shown_prices_told from './20261123_044600_shown_prices_told';
import * as migration_20261123_050138_subscriptions_card from './20261123_050138_subscriptions_card';
import * as migration_20261123_083000_subscriptions_of_guests from './20261123_083000_subscriptions_of_guests';
import * as migration_20261123_201244_experiments from './20261123_201244_experiments';
import * as migration_20261123_210858_trials from './20261123_210858_trials';
import * as migration_20261123_210900_referral_settings_signal from './20261123_210900_referral_settings_signal';
import * as migration_20261123_211024_offer_rules_fallback from './20261123_211024_offer_rules_fallback';
import * as migration_20261123_211043_offer_rates from './20261123_211043_offer_rates';
import * as migration_20261124_103033_the_words_of_campaigns from './20261124_103033_the_words_of_campaigns';
import * as migration_20261124_111547_page_keywords from './20261124_111547_page_keywords';
import * as migration_20261124_112251_words_of_the_glossary from './20261124_112251_words_of_the_glossary';
import * as migration_20261124_112900_push_messages from './20261124_112900_push_messages';
import * as migration_20261124_112930_push_deliveries from './20261124_112930_push_deliveries';
import * as migration_20261124_113100_releases from './20261124_113100_releases';
import * as migration_20261124_153000_product_copy_music_signal from './20261124_153000_product_copy_music_signal';
import * as migration_20261125_033000_sales_by_day from './20261125_033000_sales_by_day';
import * as migration_20261125_100000_sale_forms from './20261125_100000_sale_forms';
import * as migration_20261125_110000_coupon_limits from './20261125_110000_coupon_limits';
import * as migration_20261125_120100_price_sets from './20261125_120100_price_sets';
import * as migration_20261125_120130_price_set_rows from './20261125_120130_price_set_rows';
import * as migration_20261125_130000_translation_desk from './20261125_130000_translation_desk';
import * as migration_20261125_140000_support_desk from './20261125_140000_support_desk';
import * as migration_20261125_160000_staff_search from './20261125_160000_staff_search';
import * as migration_20261125_160100_changed_by from './20261125_160100_changed_by';
import * as migration_20261126_100000_staff_security from './20261126_100000_staff_security';
import * as migration_20261126_100100_staff_factors from './20261126_100100_staff_factors';
import * as migration_20261126_120000_launches from './20261126_120000_launches';
import * as migration_20261126_120030_launch_rows from './20261126_120030_launch_rows';
import * as migration_20261126_130000_the_trash_and_what_is_scheduled from './20261126_130000_the_trash_and_what_is_scheduled';
import * as migration_20261127_100000_products_of_blocks from './20261127_100000_products_of_blocks';
import * as migration_20261127_100100_audit_of_lists from './20261127_100100_audit_of_lists';
import * as migration_20261127_200000_orders_sold from './20261127_200000_orders_sold';
import * as migration_20261127_200100_ids_in_texts from './20261127_200100_ids_in_texts';
import * as migration_20261127_210000_orders_applied from './20261127_210000_orders_applied';
import * as migration_20261128_100000_guide_pictures from './20261128_100000_guide_pictures';
import * as migration_20261128_100010_pictures_of_editors from './20261128_100010_pictures_of_editors';
import * as migration_20261128_200000_specs_of_products from './20261128_200000_specs_of_products';
import * as migration_20261128_410000_campaign_look from './20261128_410000_campaign_look';
import * as migration_20261128_420000_reviews_verdict from './20261128_420000_reviews_verdict';
import * as migration_20261128_500000_open_disputes from './20261128_500000_open_disputes';
import * as migration_20261129_100000_customer_reviews from './20261129_100000_customer_reviews';
import * as migration_20261129_100001_chinese_names from './20261129_100001_chinese_names';
import * as migration_20261129_100002_shorter_autumn_label from './20261129_100002_shorter_autumn_label';
import * as migration_20261129_100003_year_round_offer from './20261129_100003_year_round_offer';
import * as migration_20261129_200000_share_pictures from './20261129_200000_share_pictures';
import * as migration_20261129_210000_icons from './20261129_210000_icons';
import * as migration_20261129_220000_counted_products from './20261129_220000_counted_products';
import * as migration_20261129_230000_profiles_screen from './20261129_230000_profiles_screen';

export const migrations = [
  {
    up: migration_20261120_184500_initial.up,
    down: migration_20261120_184500_initial.down,
    name: '20261120_184500_initial',
  },
  {
    up: migration_20261120_185000_constraints_and_signals.up,
    down: migration_20261120_185000_constraints_and_signals.down,
    name: '20261120_185000_constraints_and_signals',
  },
  {
    up: migration_20261120_191000_checkout.up,
    down: migration_20261120_191000_checkout.down,
    name: '20261120_191000_checkout',
  },
  {
    up: migration_20261120_191627_content.up,
    down: migration_20261120_191627_content.down,
    name: '20261120_191627_content',
  },
  {
    up: migration_20261120_191700_content_signals.up,
    down: migration_20261120_191700_content_signals.down,
    name: '20261120_191700_content_signals',
  },
  {
    up: migration_20261120_214020_edited_words.up,
    down: migration_20261120_214020_edited_words.down,
    name: '20261120_214020_edited_words',
  },
  {
    up: migration_20261120_214100_edited_words_signals.up,
    down: migration_20261120_214100_edited_words_signals.down,
    name: '20261120_214100_edited_words_signals',
  },
  {
    up: migration_20261120_214359_drafts_that_save_themselves.up,
    down: migration_20261120_214359_drafts_that_save_themselves.down,
    name: '20261120_214359_drafts_that_save_themselves',
  },
  {
    up: migration_20261120_222801_account_sections.up,
    down: migration_20261120_222801_account_sections.down,
    name: '20261120_222801_account_sections',
  },
  {
    up: migration_20261120_223000_page_signals.up,
    down: migration_20261120_223000_page_signals.down,
    name: '20261120_223000_page_signals',
  },
  {
    up: migration_20261121_005636_audit_of_support.up,
    down: migration_20261121_005636_audit_of_support.down,
    name: '20261121_005636_audit_of_support',
  },
  {
    up: migration_20261121_005700_audit_is_kept.up,
    down: migration_20261121_005700_audit_is_kept.down,
    name: '20261121_005700_audit_is_kept',
  },
  {
    up: migration_20261121_010004_licence_states_and_disputes.up,
    down: migration_20261121_010004_licence_states_and_disputes.down,
    name: '20261121_010004_licence_states_and_disputes',
  },
  {
    up: migration_20261121_010303_ticket_attachments.up,
    down: migration_20261121_010303_ticket_attachments.down,
    name: '20261121_010303_ticket_attachments',
  },
  {
    up: migration_20261121_010412_audit_of_restoring.up,
    down: migration_20261121_010412_audit_of_restoring.down,
    name: '20261121_010412_audit_of_restoring',
  },
  {
    up: migration_20261121_010655_the_other_calls.up,
    down: migration_20261121_010655_the_other_calls.down,
    name: '20261121_010655_the_other_calls',
  },
  {
    up: migration_20261121_021859_addresses_in_one_spelling.up,
    down: migration_20261121_021859_addresses_in_one_spelling.down,
    name: '20261121_021859_addresses_in_one_spelling',
  },
  {
    up: migration_20261121_030000_newest_articles.up,
    down: migration_20261121_030000_newest_articles.down,
    name: '20261121_030000_newest_articles',
  },
  {
    up: migration_20261121_040000_rate_limits.up,
    down: migration_20261121_040000_rate_limits.down,
    name: '20261121_040000_rate_limits',
  },
  {
    up: migration_20261122_065319_letters_without_secrets.up,
    down: migration_20261122_065319_letters_without_secrets.down,
    name: '20261122_065319_letters_without_secrets',
  },
  {
    up: migration_20261122_071028_audit_of_looking_and_editing.up,
    down: migration_20261122_071028_audit_of_looking_and_editing.down,
    name: '20261122_071028_audit_of_looking_and_editing',
  },
  {
    up: migration_20261122_071100_attempts_hashed.up,
    down: migration_20261122_071100_attempts_hashed.down,
    name: '20261122_071100_attempts_hashed',
  },
  {
    up: migration_20261122_073200_one_link_of_a_kind.up,
    down: migration_20261122_073200_one_link_of_a_kind.down,
    name: '20261122_073200_one_link_of_a_kind',
  },
  {
    up: migration_20261122_074532_staff_without_a_lock.up,
    down: migration_20261122_074532_staff_without_a_lock.down,
    name: '20261122_074532_staff_without_a_lock',
  },
  {
    up: migration_20261122_075100_amounts_in_versions.up,
    down: migration_20261122_075100_amounts_in_versions.down,
    name: '20261122_075100_amounts_in_versions',
  },
  {
    up: migration_20261122_075640_expired_orders.up,
    down: migration_20261122_075640_expired_orders.down,
    name: '20261122_075640_expired_orders',
  },
  {
    up: migration_20261122_075641_payment_sessions.up,
    down: migration_20261122_075641_payment_sessions.down,
    name: '20261122_075641_payment_sessions',
  },
  {
    up: migration_20261122_080100_erased_accounts.up,
    down: migration_20261122_080100_erased_accounts.down,
    name: '20261122_080100_erased_accounts',
  },
  {
    up: migration_20261122_081107_housekeeping.up,
    down: migration_20261122_081107_housekeeping.down,
    name: '20261122_081107_housekeeping',
  },
  {
    up: migration_20261122_105438_about_title.up,
    down: migration_20261122_105438_about_title.down,
    name: '20261122_105438_about_title',
  },
  {
    up: migration_20261122_110945_bought_again.up,
    down: migration_20261122_110945_bought_again.down,
    name: '20261122_110945_bought_again',
  },
  {
    up: migration_20261122_113037_send_letter_again.up,
    down: migration_20261122_113037_send_letter_again.down,
    name: '20261122_113037_send_letter_again',
  },
  {
    up: migration_20261122_130000_differences_paid_before.up,
    down: migration_20261122_130000_differences_paid_before.down,
    name: '20261122_130000_differences_paid_before',
  },
  {
    up: migration_20261122_141000_charged_back_differences.up,
    down: migration_20261122_141000_charged_back_differences.down,
    name: '20261122_141000_charged_back_differences',
  },
  {
    up: migration_20261122_141311_the_catalogue.up,
    down: migration_20261122_141311_the_catalogue.down,
    name: '20261122_141311_the_catalogue',
  },
  {
    up: migration_20261122_142000_owed_money.up,
    down: migration_20261122_142000_owed_money.down,
    name: '20261122_142000_owed_money',
  },
  {
    up: migration_20261122_143000_prices_to_weigh.up,
    down: migration_20261122_143000_prices_to_weigh.down,
    name: '20261122_143000_prices_to_weigh',
  },
  {
    up: migration_20261122_145500_returned_because.up,
    down: migration_20261122_145500_returned_because.down,
    name: '20261122_145500_returned_because',
  },
  {
    up: migration_20261122_151500_what_prices_lack.up,
    down: migration_20261122_151500_what_prices_lack.down,
    name: '20261122_151500_what_prices_lack',
  },
  {
    up: migration_20261122_213000_idempotency_keys.up,
    down: migration_20261122_213000_idempotency_keys.down,
    name: '20261122_213000_idempotency_keys',
  },
  {
    up: migration_20261122_214000_payment_providers.up,
    down: migration_20261122_214000_payment_providers.down,
    name: '20261122_214000_payment_providers',
  },
  {
    up: migration_20261122_220000_emails_by_their_name.up,
    down: migration_20261122_220000_emails_by_their_name.down,
    name: '20261122_220000_emails_by_their_name',
  },
  {
    up: migration_20261122_220100_coupon_periods.up,
    down: migration_20261122_220100_coupon_periods.down,
    name: '20261122_220100_coupon_periods',
  },
  {
    up: migration_20261123_002653_subscriptions.up,
    down: migration_20261123_002653_subscriptions.down,
    name: '20261123_002653_subscriptions',
  },
  {
    up: migration_20261123_002700_charging_again.up,
    down: migration_20261123_002700_charging_again.down,
    name: '20261123_002700_charging_again',
  },
  {
    up: migration_20261123_002736_subscription_rules.up,
    down: migration_20261123_002736_subscription_rules.down,
    name: '20261123_002736_subscription_rules',
  },
  {
    up: migration_20261123_003440_sellers.up,
    down: migration_20261123_003440_sellers.down,
    name: '20261123_003440_sellers',
  },
  {
    up: migration_20261123_003445_seller_rows.up,
    down: migration_20261123_003445_seller_rows.down,
    name: '20261123_003445_seller_rows',
  },
  {
    up: migration_20261123_004249_contract_declarations.up,
    down: migration_20261123_004249_contract_declarations.down,
    name: '20261123_004249_contract_declarations',
  },
  {
    up: migration_20261123_005635_orders_sales.up,
    down: migration_20261123_005635_orders_sales.down,
    name: '20261123_005635_orders_sales',
  },
  {
    up: migration_20261123_005637_invoices.up,
    down: migration_20261123_005637_invoices.down,
    name: '20261123_005637_invoices',
  },
  {
    up: migration_20261123_010648_payer_choices.up,
    down: migration_20261123_010648_payer_choices.down,
    name: '20261123_010648_payer_choices',
  },
  {
    up: migration_20261123_011836_shown_prices.up,
    down: migration_20261123_011836_shown_prices.down,
    name: '20261123_011836_shown_prices',
  },
  {
    up: migration_20261123_035331_refunds_in_part.up,
    down: migration_20261123_035331_refunds_in_part.down,
    name: '20261123_035331_refunds_in_part',
  },
  {
    up: migration_20261123_040000_card_changes.up,
    down: migration_20261123_040000_card_changes.down,
    name: '20261123_040000_card_changes',
  },
  {
    up: migration_20261123_042000_succeeding.up,
    down: migration_20261123_042000_succeeding.down,
    name: '20261123_042000_succeeding',
  },
  {
    up: migration_20261123_042820_cancel_coupon.up,
    down: migration_20261123_042820_cancel_coupon.down,
    name: '20261123_042820_cancel_coupon',
  },
  {
    up: migration_20261123_042847_cancel_coupon_offered.up,
    down: migration_20261123_042847_cancel_coupon_offered.down,
    name: '20261123_042847_cancel_coupon_offered',
  },
  {
    up: migration_20261123_043345_cancel_feedback_subscription.up,
    down: migration_20261123_043345_cancel_feedback_subscription.down,
    name: '20261123_043345_cancel_feedback_subscription',
  },
  {
    up: migration_20261123_044600_shown_prices_told.up,
    down: migration_20261123_044600_shown_prices_told.down,
    name: '20261123_044600_shown_prices_told',
  },
  {
    up: migration_20261123_050138_subscriptions_card.up,
    down: migration_20261123_050138_subscriptions_card.down,
    name: '20261123_050138_subscriptions_card',
  },
  {
    up: migration_20261123_083000_subscriptions_of_guests.up,
    down: migration_20261123_083000_subscriptions_of_guests.down,
    name: '20261123_083000_subscriptions_of_guests',
  },
  {
    up: migration_20261123_201244_experiments.up,
    down: migration_20261123_201244_experiments.down,
    name: '20261123_201244_experiments',
  },
  {
    up: migration_20261123_210858_trials.up,
    down: migration_20261123_210858_trials.down,
    name: '20261123_210858_trials',
  },
  {
    up: migration_20261123_210900_referral_settings_signal.up,
    down: migration_20261123_210900_referral_settings_signal.down,
    name: '20261123_210900_referral_settings_signal',
  },
  {
    up: migration_20261123_211024_offer_rules_fallback.up,
    down: migration_20261123_211024_offer_rules_fallback.down,
    name: '20261123_211024_offer_rules_fallback',
  },
  {
    up: migration_20261123_211043_offer_rates.up,
    down: migration_20261123_211043_offer_rates.down,
    name: '20261123_211043_offer_rates',
  },
  {
    up: migration_20261124_103033_the_words_of_campaigns.up,
    down: migration_20261124_103033_the_words_of_campaigns.down,
    name: '20261124_103033_the_words_of_campaigns',
  },
  {
    up: migration_20261124_111547_page_keywords.up,
    down: migration_20261124_111547_page_keywords.down,
    name: '20261124_111547_page_keywords',
  },
  {
    up: migration_20261124_112251_words_of_the_glossary.up,
    down: migration_20261124_112251_words_of_the_glossary.down,
    name: '20261124_112251_words_of_the_glossary',
  },
  {
    up: migration_20261124_112900_push_messages.up,
    down: migration_20261124_112900_push_messages.down,
    name: '20261124_112900_push_messages',
  },
  {
    up: migration_20261124_112930_push_deliveries.up,
    down: migration_20261124_112930_push_deliveries.down,
    name: '20261124_112930_push_deliveries',
  },
  {
    up: migration_20261124_113100_releases.up,
    down: migration_20261124_113100_releases.down,
    name: '20261124_113100_releases',
  },
  {
    up: migration_20261124_153000_product_copy_music_signal.up,
    down: migration_20261124_153000_product_copy_music_signal.down,
    name: '20261124_153000_product_copy_music_signal',
  },
  {
    up: migration_20261125_033000_sales_by_day.up,
    down: migration_20261125_033000_sales_by_day.down,
    name: '20261125_033000_sales_by_day',
  },
  {
    up: migration_20261125_100000_sale_forms.up,
    down: migration_20261125_100000_sale_forms.down,
    name: '20261125_100000_sale_forms',
  },
  {
    up: migration_20261125_110000_coupon_limits.up,
    down: migration_20261125_110000_coupon_limits.down,
    name: '20261125_110000_coupon_limits',
  },
  {
    up: migration_20261125_120100_price_sets.up,
    down: migration_20261125_120100_price_sets.down,
    name: '20261125_120100_price_sets',
  },
  {
    up: migration_20261125_120130_price_set_rows.up,
    down: migration_20261125_120130_price_set_rows.down,
    name: '20261125_120130_price_set_rows',
  },
  {
    up: migration_20261125_130000_translation_desk.up,
    down: migration_20261125_130000_translation_desk.down,
    name: '20261125_130000_translation_desk',
  },
  {
    up: migration_20261125_140000_support_desk.up,
    down: migration_20261125_140000_support_desk.down,
    name: '20261125_140000_support_desk',
  },
  {
    up: migration_20261125_160000_staff_search.up,
    down: migration_20261125_160000_staff_search.down,
    name: '20261125_160000_staff_search',
  },
  {
    up: migration_20261125_160100_changed_by.up,
    down: migration_20261125_160100_changed_by.down,
    name: '20261125_160100_changed_by',
  },
  {
    up: migration_20261126_100000_staff_security.up,
    down: migration_20261126_100000_staff_security.down,
    name: '20261126_100000_staff_security',
  },
  {
    up: migration_20261126_100100_staff_factors.up,
    down: migration_20261126_100100_staff_factors.down,
    name: '20261126_100100_staff_factors',
  },
  {
    up: migration_20261126_120000_launches.up,
    down: migration_20261126_120000_launches.down,
    name: '20261126_120000_launches',
  },
  {
    up: migration_20261126_120030_launch_rows.up,
    down: migration_20261126_120030_launch_rows.down,
    name: '20261126_120030_launch_rows',
  },
  {
    up: migration_20261126_130000_the_trash_and_what_is_scheduled.up,
    down: migration_20261126_130000_the_trash_and_what_is_scheduled.down,
    name: '20261126_130000_the_trash_and_what_is_scheduled',
  },
  {
    up: migration_20261127_100000_products_of_blocks.up,
    down: migration_20261127_100000_products_of_blocks.down,
    name: '20261127_100000_products_of_blocks',
  },
  {
    up: migration_20261127_100100_audit_of_lists.up,
    down: migration_20261127_100100_audit_of_lists.down,
    name: '20261127_100100_audit_of_lists',
  },
  {
    up: migration_20261127_200000_orders_sold.up,
    down: migration_20261127_200000_orders_sold.down,
    name: '20261127_200000_orders_sold',
  },
  {
    up: migration_20261127_200100_ids_in_texts.up,
    down: migration_20261127_200100_ids_in_texts.down,
    name: '20261127_200100_ids_in_texts',
  },
  {
    up: migration_20261127_210000_orders_applied.up,
    down: migration_20261127_210000_orders_applied.down,
    name: '20261127_210000_orders_applied',
  },
  {
    up: migration_20261128_100000_guide_pictures.up,
    down: migration_20261128_100000_guide_pictures.down,
    name: '20261128_100000_guide_pictures',
  },
  {
    up: migration_20261128_100010_pictures_of_editors.up,
    down: migration_20261128_100010_pictures_of_editors.down,
    name: '20261128_100010_pictures_of_editors',
  },
  {
    up: migration_20261128_200000_specs_of_products.up,
    down: migration_20261128_200000_specs_of_products.down,
    name: '20261128_200000_specs_of_products',
  },
  {
    up: migration_20261128_410000_campaign_look.up,
    down: migration_20261128_410000_campaign_look.down,
    name: '20261128_410000_campaign_look',
  },
  {
    up: migration_20261128_420000_reviews_verdict.up,
    down: migration_20261128_420000_reviews_verdict.down,
    name: '20261128_420000_reviews_verdict',
  },
  {
    up: migration_20261128_500000_open_disputes.up,
    down: migration_20261128_500000_open_disputes.down,
    name: '20261128_500000_open_disputes',
  },
  {
    up: migration_20261129_100000_customer_reviews.up,
    down: migration_20261129_100000_customer_reviews.down,
    name: '20261129_100000_customer_reviews',
  },
  {
    up: migration_20261129_100001_chinese_names.up,
    down: migration_20261129_100001_chinese_names.down,
    name: '20261129_100001_chinese_names',
  },
  {
    up: migration_20261129_100002_shorter_autumn_label.up,
    down: migration_20261129_100002_shorter_autumn_label.down,
    name: '20261129_100002_shorter_autumn_label',
  },
  {
    up: migration_20261129_100003_year_round_offer.up,
    down: migration_20261129_100003_year_round_offer.down,
    name: '20261129_100003_year_round_offer',
  },
  {
    up: migration_20261129_200000_share_pictures.up,
    down: migration_20261129_200000_share_pictures.down,
    name: '20261129_200000_share_pictures',
  },
  {
    up: migration_20261129_210000_icons.up,
    down: migration_20261129_210000_icons.down,
    name: '20261129_210000_icons',
  },
  {
    up: migration_20261129_220000_counted_products.up,
    down: migration_20261129_220000_counted_products.down,
    name: '20261129_220000_counted_products',
  },
  {
    up: migration_20261129_230000_profiles_screen.up,
    down: migration_20261129_230000_profiles_screen.down,
    name: '20261129_230000_profiles_screen',
  },
];
