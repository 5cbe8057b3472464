"""Which flaw each test that `docs/security.md` names must find."""

from typing import NamedTuple


class Flaw(NamedTuple):
    """A test, and what must make it fail."""

    plant: str
    test: str


DEVICES, BUDGETS, LIMITS = (
    "tests/web/test_devices.py::",
    "tests/web/test_write_quotas.py::",
    "tests/web/test_limits.py::",
)
CHANNELS, GATE, BACKUP = (
    "tests/web/test_side_channels.py::",
    "tests/web/test_connection_limits.py::",
    "tests/store/test_backup.py::",
)
FOLDER, OWNING, SITTING = (
    "tests/faults/test_folder.py::",
    "tests/table/test_owning.py::",
    "tests/table/test_sitting.py::",
)
SHOWING, BOTS, BANS = (
    "tests/table/test_showing.py::",
    "tests/table/test_bot_players.py::",
    "tests/web/test_address_bans.py::",
)
ATTACKS = "tests/web/test_attacks.py::"
EXPORT = "tests/store/test_operating.py::"

QUICK = (
    Flaw("tables.ownership_is_lost", f"{OWNING}test_the_table_goes_back_to_its_owner"),
    Flaw("tables.owners_can_be_kicked", f"{OWNING}test_nobody_is_shut_out_of_their_own_table"),
    Flaw("identity.names_by_capitals_alone", f"{SITTING}test_signs_that_nobody_sees_make_no_other_name"),
    Flaw(
        "channels.sitting_down_shows_the_game",
        "tests/table/test_door.py::test_no_spectators_cannot_be_passed_by_sitting_down",
    ),
    Flaw("logs.the_chain_is_not_checked", "tests/table/test_log.py::test_damage_is_found_at_the_record_where_it_is"),
)
"""Those that `make test` plants too."""

FLAWS = (
    *QUICK,
    Flaw(
        "identity.adopt_when_opened",
        f"{DEVICES}test_opening_a_link_says_who_i_am_and_who_i_would_become_and_changes_nothing",
    ),
    Flaw("identity.adopt_unconfirmed", f"{DEVICES}test_without_the_other_device_nobody_becomes_anybody"),
    Flaw("limits.bytes_are_not_counted", f"{BUDGETS}test_bytes_are_counted_for_whoever_writes_them"),
    Flaw("limits.bytes_are_unlimited", f"{BUDGETS}test_one_anonymous_person_writes_little_in_a_day"),
    Flaw("channels.changed_by_secrets", f"{CHANNELS}test_my_tables_do_not_tell_when_others_mark_cards"),
    Flaw("limits.nobody_is_let_through", f"{LIMITS}test_whoever_sits_at_a_table_always_gets_in"),
    Flaw(
        "limits.misses_count_for_the_address",
        f"{LIMITS}test_wrong_codes_of_one_person_do_not_lock_out_others_at_the_same_address",
    ),
    Flaw("limits.misses_count_for_one_network", f"{LIMITS}test_codes_cannot_be_tried_out_from_a_whole_network"),
    Flaw("limits.codes_never_end", "tests/web/test_invitations.py::test_a_code_opens_a_table_while_it_is_alive"),
    Flaw(
        "limits.everyone_hears_of_everyone",
        f"{SHOWING}test_a_crowd_that_comes_at_once_costs_those_who_are_here_a_few_messages",
    ),
    Flaw("limits.no_time_outs", f"{GATE}test_a_request_that_never_comes_to_an_end_is_cut_off"),
    Flaw("limits.no_time_outs", f"{GATE}test_people_play_on_while_silent_connections_take_all_that_is_left"),
    Flaw(
        "logs.reading_without_a_pause", "tests/table/test_snapshot.py::test_while_a_long_log_is_read_the_others_go_on"
    ),
    Flaw("tables.owners_can_be_kicked", f"{OWNING}test_the_owner_cannot_be_kicked"),
    Flaw("logs.backups_are_not_checked", f"{BACKUP}test_a_damaged_page_does_not_get_into_a_backup"),
    Flaw("logs.devices_are_copied_unseen", f"{BACKUP}test_damaged_devices_leave_the_old_copies_of_both_alone"),
    Flaw(
        "identity.names_by_capitals_alone",
        f"{SITTING}test_letters_of_other_scripts_that_look_the_same_make_no_other_name",
    ),
    Flaw(
        "channels.screens_hear_their_owner",
        f"{SHOWING}test_a_shared_screen_does_not_notice_what_its_owner_does_in_secret",
    ),
    Flaw("channels.metrics_are_open", f"{CHANNELS}test_metrics_are_for_this_machine_alone"),
    Flaw("channels.every_commit_is_counted", f"{CHANNELS}test_no_counter_moves_with_what_is_done_in_secret"),
    Flaw("logs.ids_are_shared", "tests/table/test_room.py::test_nobody_pushes_out_what_another_has_sent"),
    Flaw(
        "logs.failed_flushes_are_left_behind",
        "tests/faults/test_power.py::"
        "test_a_command_that_was_refused_because_of_a_failing_flush_does_not_turn_up_after_a_crash",
    ),
    Flaw(
        "logs.folders_are_not_locked", f"{FOLDER}test_a_second_server_on_the_same_folder_says_so_in_one_line_and_ends"
    ),
    Flaw(
        "limits.no_close_timeout",
        "tests/web/test_shutdown.py::test_a_client_that_sleeps_does_not_make_stopping_an_error",
    ),
    Flaw("identity.last_cookie_wins", "tests/web/test_identity.py::test_a_second_cookie_never_replaces_an_identity"),
    Flaw("identity.devices_do_not_end", f"{DEVICES}test_a_device_that_was_ended_is_nobody_any_more"),
    Flaw("identity.token_in_the_path", f"{DEVICES}test_the_token_of_a_link_is_in_the_fragment_which_no_proxy_sees"),
    Flaw("logs.damage_is_tried_again", f"{FOLDER}test_a_table_whose_log_is_damaged_stops_alone"),
    Flaw(
        "logs.timers_by_the_wall_clock",
        "tests/table/test_clock.py::test_a_clock_that_was_set_back_does_not_stall_a_step",
    ),
    Flaw(
        "channels.exports_show_everything",
        "tests/web/test_non_interference.py::test_no_byte_changes_with_what_others_do_in_secret",
    ),
    Flaw(
        "channels.exports_show_everything",
        f"{EXPORT}test_an_export_without_secrets_names_no_person_no_card_and_no_clue",
    ),
    Flaw("channels.files_are_readable", f"{CHANNELS}test_what_the_server_writes_is_for_nobody_else_on_the_machine"),
    Flaw("channels.files_are_readable", f"{BACKUP}test_files_are_for_their_owner_alone"),
    Flaw("channels.any_host_is_ours", f"{CHANNELS}test_a_host_that_cannot_be_one_is_refused"),
    Flaw("channels.any_scheme_is_ours", f"{CHANNELS}test_an_origin_of_another_scheme_is_not_ours"),
    Flaw("channels.many_addresses", f"{CHANNELS}test_a_table_has_one_address"),
    Flaw("limits.addresses_are_not_banned", f"{BANS}test_another_cookie_does_not_help"),
    Flaw("limits.bans_end_with_the_server", f"{BANS}test_a_ban_by_address_survives_a_restart"),
    Flaw("limits.chat_by_lines_alone", f"{BUDGETS}test_the_chat_that_newcomers_get_is_bounded_in_bytes"),
    Flaw(
        "limits.slow_clients_are_not_counted_together", f"{LIMITS}test_many_clients_that_take_nothing_share_one_limit"
    ),
    Flaw("channels.codes_are_logged", f"{CHANNELS}test_logs_hold_no_codes_of_tables"),
    Flaw("limits.health_is_free", f"{LIMITS}test_nobody_asks_for_health_and_counters_all_the_time"),
    Flaw(
        "logs.a_full_disk_is_the_end",
        f"{FOLDER}test_a_server_starts_on_a_full_disk_shows_its_tables_and_goes_on_when_there_is_space",
    ),
    Flaw("tables.brains_are_trusted", f"{BOTS}test_a_brain_that_fails_in_whatever_way_makes_simple_moves"),
    Flaw("tables.brains_are_waited_for", f"{BOTS}test_a_brain_that_hangs_is_not_waited_for"),
    Flaw("logs.epochs_do_not_change", f"{FOLDER}test_a_restored_backup_is_told_by_its_epoch"),
    Flaw("logs.epochs_do_not_change", "e2e/test_fair.py::test_a_server_that_went_back_is_noticed"),
    Flaw(
        "limits.nothing_beside_the_log_is_counted",
        f"{ATTACKS}test_nobody_fills_the_files_beside_the_log_by_throwing_cookies_away",
    ),
    Flaw("limits.pictures_count_for_a_cookie", f"{ATTACKS}test_one_address_cannot_take_all_the_room_for_pictures"),
    Flaw("limits.turns_are_everybodys", f"{ATTACKS}test_nobody_keeps_others_from_sending_pictures_by_sending_slowly"),
    Flaw(
        "channels.any_address_is_a_push_services",
        f"{ATTACKS}test_an_address_that_cannot_be_sent_to_is_none_of_a_push_service",
    ),
    Flaw(
        "channels.pages_without_https_are_ours", f"{ATTACKS}test_a_page_without_https_does_not_speak_for_a_site_with_it"
    ),
    Flaw(
        "channels.programs_outlive_their_makers", f"{ATTACKS}test_whoever_was_sent_away_does_not_come_back_as_a_program"
    ),
    Flaw("channels.invitations_open_albums", f"{ATTACKS}test_an_invitation_opens_a_table_and_not_its_past"),
    Flaw(
        "limits.invitations_are_guesses",
        f"{ATTACKS}test_whoever_holds_an_invitation_is_not_locked_out_by_those_who_guess",
    ),
)
